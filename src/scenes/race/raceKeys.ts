/** What keys do at a race. A seat's key goes before any other use of it, whatever has the focus. */
import type { KeyNews } from '#scenes/keys';
import { focusUses } from '#scenes/panels/kit';
import { type FocusKeeper, isArrow } from '#scenes/table/focus';
import { flipLog } from '#scenes/table/log';
import type { RaceDesk } from './desk';

export function raceKey(desk: RaceDesk, focus: FocusKeeper, news: KeyNews): 'used' | 'free' {
  switch (news.type) {
    case 'lost':
      letGo(desk);
      // Whoever only watches may look at something else meanwhile.
      if (!desk.watching) desk.pauses.hold('away');
      return 'free';
    case 'up':
      if (news.code === 'KeyG') letGo(desk);
      return desk.overlay.type === 'none' && desk.useOf(news.code) !== undefined ? 'used' : 'free';
    case 'down':
      return down(desk, focus, news);
  }
}

/** The scoreboard stays as long as G is held; a release that nobody saw counts as one. */
function letGo(desk: RaceDesk): void {
  if (desk.overlay.type === 'scores' && desk.overlay.release === 'hold') desk.hide();
}

function down(desk: RaceDesk, focus: FocusKeeper, { code, repeat, time }: KeyNews): 'used' | 'free' {
  if (desk.overlay.type !== 'none') return 'free';
  const use = desk.useOf(code);
  if (use !== undefined) {
    // A key that repeats by itself was pressed once.
    if (!repeat) desk.press(use.seat, use.action, time);
    return 'used';
  }
  if (repeat || focusUses(code)) return 'free';
  if (isArrow(code)) {
    focus.move(code);
    return 'used';
  }
  const act = actions(desk)[code];
  act?.();
  return act === undefined ? 'free' : 'used';
}

const actions = (desk: RaceDesk): Readonly<Record<string, () => void>> => ({
  Escape: () => desk.show({ type: 'menu' }),
  KeyG: () => desk.show({ type: 'scores', release: 'hold' }),
  KeyR: () => desk.show({ type: 'rules' }),
  KeyC: () => desk.toggleSpeech(),
  KeyL: () => flipLog(desk),
  Enter: () => desk.skip(),
  NumpadEnter: () => desk.skip(),
  ...(desk.watching ? { Space: () => desk.togglePause(), Period: () => desk.step() } : {}),
});
