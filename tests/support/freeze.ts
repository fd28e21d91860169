/** Rules whose states can be changed by nobody. */
import type { Kind, Rules } from '#engine/core/rules';

/** The same game on deep-frozen states and events: whatever writes to one of them throws. */
export const frozen = <K extends Kind>(rules: Rules<K>): Rules<K> => ({
  ...rules,
  initial: (config, seats) => deepFreeze(rules.initial(config, seats)),
  follow: (state, now, dice) => deepFreeze(rules.follow(state, now, dice)),
  decide: (state, move, dice) => deepFreeze(rules.decide(state, deepFreeze(move), dice)),
  expire: (state, now, dice) => deepFreeze(rules.expire(state, now, dice)),
  evolve: (state, happened) => deepFreeze(rules.evolve(state, deepFreeze(happened))),
  view: (state, who) => deepFreeze(rules.view(state, who)),
});

export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return value;
}
