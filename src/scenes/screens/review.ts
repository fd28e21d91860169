/** A finished match gone through again: each game has a page of its own for it. */
import type { OpenScreen, ReviewRoute } from '#scenes/app';
import { gameFacts } from '#scenes/games/registry';

/** @throws for a game without a review, which offers no way here: our own bug. */
export const openReview: OpenScreen<ReviewRoute> = (app, { host }, redraw) => {
  const page = gameFacts(host.game).review?.({ app, host, redraw });
  if (page === undefined) throw new Error(`no review for ${host.game}`);
  return page;
};
