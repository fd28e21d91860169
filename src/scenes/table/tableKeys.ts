/** What keys do at the table. Focused buttons keep Enter and Space for themselves, and so do open dialogs. */
import type { Kind } from '#engine/core/rules';
import type { KeyChange } from '#scenes/keys';
import { focusUses } from '#scenes/panels/kit';
import type { Desk } from './desk';
import { type FocusKeeper, isArrow } from './focus';
import { flipLog } from './log';

export function tableKey<K extends Kind>(desk: Desk<K>, focus: FocusKeeper, news: KeyChange): 'used' | 'free' {
  if (news.type !== 'down') return comesUp(desk, news);
  const blocked = desk.overlay.type !== 'none' || desk.stops.interlude !== undefined;
  const focused = focusUses(news.code);
  if (!blocked && !focused && hintKey(desk, news) === 'used') return 'used';
  if (!blocked && !focused && desk.controls?.key(news) === 'used') return 'used';
  if (news.code === 'KeyG') return scores(desk, news);
  if (blocked || news.repeat || focused) return 'free';
  if (isArrow(news.code)) {
    focus.move(news.code);
    desk.follow();
    return 'used';
  }
  return desk.watching ? watched(desk, news.code) : played(desk, news.code);
}

/** A hint that is shown hears Enter and Esc first. */
function hintKey<K extends Kind>(desk: Desk<K>, { code, repeat }: KeyChange): 'used' | 'free' {
  if (!desk.hints.offered || repeat) return 'free';
  if (code === 'KeyH') desk.askHint();
  else if (code === 'Escape' && desk.hinting) desk.hints.close();
  else if ((code === 'Enter' || code === 'NumpadEnter') && desk.hint.type === 'shown') desk.hints.takeUp();
  else return 'free';
  return 'used';
}

/** Whoever holds a key must hear that it was let go, whatever lies over the table by then. */
function comesUp<K extends Kind>(desk: Desk<K>, news: KeyChange): 'used' | 'free' {
  const used = desk.controls?.key(news) === 'used';
  return release(desk, news) === 'used' || used ? 'used' : 'free';
}

/** The scoreboard stays as long as G is held; a release that nobody saw counts as one. */
function scores<K extends Kind>(desk: Desk<K>, { repeat }: KeyChange): 'used' | 'free' {
  if (repeat || desk.stops.interlude !== undefined || desk.overlay.type !== 'none') return 'free';
  desk.show({ type: 'scores', release: 'hold' });
  return 'used';
}

function release<K extends Kind>(desk: Desk<K>, { type, code }: KeyChange): 'used' | 'free' {
  const held = desk.overlay.type === 'scores' && desk.overlay.release === 'hold';
  if (!held || (type === 'up' && code !== 'KeyG')) return 'free';
  desk.hide();
  return 'used';
}

function played<K extends Kind>(desk: Desk<K>, code: string): 'used' | 'free' {
  switch (code) {
    case 'Enter':
    case 'NumpadEnter':
    case 'KeyX':
      desk.play();
      return 'used';
    case 'Space':
      desk.hurry();
      return 'used';
    case 'Escape':
      if (desk.chosen.length > 0) desk.clear();
      else desk.show({ type: 'menu' });
      return 'used';
    case 'KeyL':
      flipLog(desk);
      return 'used';
    default:
      return chosen(desk, code);
  }
}

function chosen<K extends Kind>(desk: Desk<K>, code: string): 'used' | 'free' {
  const { view, you } = desk;
  const card = view === undefined || you === undefined ? undefined : desk.game.cardOfKey(code, view, you);
  if (card === undefined) return 'free';
  desk.pick(card);
  return 'used';
}

function watched<K extends Kind>(desk: Desk<K>, code: string): 'used' | 'free' {
  switch (code) {
    case 'Space':
      desk.togglePause();
      return 'used';
    case 'Period':
      desk.step();
      return 'used';
    case 'Enter':
    case 'NumpadEnter':
      desk.hurry();
      return 'used';
    case 'KeyL':
      flipLog(desk);
      return 'used';
    case 'Escape':
      desk.show({ type: 'menu' });
      return 'used';
    default:
      return 'free';
  }
}
