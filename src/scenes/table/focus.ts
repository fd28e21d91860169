/** Keyboard focus at the table: arrows move it by place, and a card that leaves hands it to its neighbour. */

const REACHABLE = 'button:not([disabled])';

type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const ARROWS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
export const isArrow = (code: string): code is Direction => ARROWS.includes(code);

export class FocusKeeper {
  private held: { readonly zone: string; readonly index: number } | undefined;

  constructor(private readonly root: HTMLElement) {}

  /** Remembers which card of which zone has the focus, before the HTML is drawn anew. */
  before(): void {
    const focused = document.activeElement;
    const zone = focused?.closest<HTMLElement>('[data-zone]');
    if (focused === null || zone === null || zone === undefined || !this.root.contains(zone)) {
      this.held = undefined;
      return;
    }
    this.held = { zone: zone.dataset.zone ?? '', index: [...zone.querySelectorAll(REACHABLE)].indexOf(focused) };
  }

  /** Gives the focus to the neighbour of a card that is gone. */
  after(): void {
    if (this.held === undefined || document.activeElement !== document.body) return;
    const cards = this.root.querySelectorAll<HTMLElement>(`[data-zone="${this.held.zone}"] ${REACHABLE}`);
    const next = cards[Math.min(this.held.index, cards.length - 1)] ?? this.firstCard();
    next?.focus();
  }

  /** Moves the focus to what lies nearest in a direction; from nowhere, to the first card of the hand. */
  move(direction: Direction): void {
    const from = document.activeElement;
    if (!(from instanceof HTMLElement) || !this.root.contains(from)) {
      this.firstCard()?.focus();
      return;
    }
    const origin = middleOf(from);
    const others = [...this.root.querySelectorAll<HTMLElement>(REACHABLE)].filter((one) => one !== from);
    const ahead = others
      .map((one) => ({ one, away: distance(origin, middleOf(one), direction) }))
      .filter(({ away }) => away < Number.POSITIVE_INFINITY)
      .sort((a, b) => a.away - b.away);
    ahead[0]?.one.focus();
  }

  /** Somebody who had nothing in focus, because a dialog took it and is gone, starts at the first card. */
  regain(): void {
    if (document.activeElement === document.body) this.firstCard()?.focus();
  }

  private firstCard(): HTMLElement | null {
    return (
      this.root.querySelector<HTMLElement>(`[data-zone="hand"] ${REACHABLE}`) ??
      this.root.querySelector<HTMLElement>(`[data-zone] ${REACHABLE}`)
    );
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function middleOf(element: HTMLElement): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** How far a place lies ahead; off the straight line counts double, behind not at all. */
function distance(from: Point, to: Point, direction: Direction): number {
  const across = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const sign = direction === 'ArrowLeft' || direction === 'ArrowUp' ? -1 : 1;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const ahead = (across ? dx : dy) * sign;
  const aside = Math.abs(across ? dy : dx);
  return ahead <= 4 || (across && aside > 40) ? Number.POSITIVE_INFINITY : ahead + 2 * aside;
}
