/** A finished race gone through again: how quick everybody was, what was missed, and what was wrong. */
import './review.css';
import { html, nothing, type TemplateResult } from 'lit';
import { faceOf } from '#engine/cards/cards';
import type { Seat } from '#engine/core/words';
import type { RaceKind, RaceTerms, Sight } from '#engine/kit/race';
import type { Felt, KeyPress, Screen } from '#scenes/app';
import type { ReviewParts } from '#scenes/games/facts';
import { button, cardFace, chip, emptyState, focusUses, keyHint, pageHead, segmented } from '#scenes/panels/kit';
import { type Race, raceTerms } from '#scenes/race/terms';
import { told } from '#scenes/table/log';
import { namesFor } from '#scenes/table/names';
import { figures, timeFigure } from '#scenes/training/figures';
import type { Chair } from '#storage/types';
import { withoutMarks } from '#text/message';
import { words } from '#text/say';
import { type Moment, momentsOf } from './chances';
import { chancesOf, fateOf, kindRows, type Reactions, reactionsOf } from './reactions';
import { reactionChart } from './reviewChart';
import { type Looker, momentWords } from './reviewText';

const FILTERS = ['all', 'missed', 'wrong'] as const;
type Filter = (typeof FILTERS)[number];

/** Rows come so many at a time: the page must stay quick after thousands of cards. */
const PAGE = 150;
/** Cards of the pile that a row shows, and their width in rem. */
const CARDS = 3;
const CARD = 3.4;

export class RaceReview implements Screen {
  readonly felt: Felt;
  private readonly chairs: readonly Chair[];
  private readonly people: readonly Seat[];
  private readonly terms: RaceTerms;
  private readonly moments: readonly Moment[];
  private filter: Filter = 'all';
  /** How many rows are shown, if there are as many. */
  private shown = PAGE;
  /** Whose review it is; undefined where the match was only watched. */
  private who: Seat | undefined;

  constructor(
    game: Race,
    private readonly parts: ReviewParts<RaceKind>,
  ) {
    const { host } = parts;
    const { chairs, record, late = [] } = host.sitting;
    this.felt = game;
    this.chairs = chairs;
    this.people = host.humans;
    this.who = host.humans[0];
    this.terms = raceTerms(game, { ...record.config }, chairs.length);
    this.moments = momentsOf({ events: host.history('spectator'), late, terms: this.terms, seats: chairs.length });
  }

  template(): TemplateResult {
    const chances = chancesOf(this.moments);
    return html`<div class="page-room">
      <main class="page review">
        ${pageHead({
          title: words('review.title'),
          sentence:
            chances.length === 0 ? words('review.sentence.none') : words('review.sentence', { count: chances.length }),
          back: () => this.leave(),
          actions: this.people.length < 2 ? nothing : this.whose(),
        })}
        <div class="review-body">
          ${this.who === undefined ? nothing : this.figures(this.who)}
          <div class="review-panels">
            ${reactionChart(kindRows(chances, this.chairs.length, this.people), this.chairs)} ${this.list()}
          </div>
        </div>
        <footer class="review-foot">
          ${keyHint(['Esc'], words('review.back'))}
          <p>${words('review.foot')}</p>
        </footer>
      </main>
    </div>`;
  }

  key({ code, repeat }: KeyPress): boolean {
    if (repeat || focusUses(code) || code !== 'Escape') return false;
    this.leave();
    return true;
  }

  close(): void {}

  private leave(): void {
    this.parts.app.go({ name: 'results', host: this.parts.host });
  }

  private whose(): TemplateResult {
    return segmented({
      label: words('review.whose'),
      options: this.people.map((who) => ({ value: who, label: withoutMarks(this.chairs[who]?.name ?? '') })),
      value: this.who ?? 0,
      pick: (who) => {
        this.who = this.people.find((one) => one === who);
        this.shown = PAGE;
        this.parts.redraw();
      },
    });
  }

  private figures(who: Seat): TemplateResult {
    const fates = chancesOf(this.moments).flatMap((chance) => fateOf(chance, who)?.type ?? []);
    const count = (fate: (typeof fates)[number]): string => `${fates.filter((one) => one === fate).length}`;
    const reactions = this.reactions(who);
    return figures([
      {
        label: words('review.figure.taken'),
        value: count('won'),
        note: words('review.figure.of', { count: fates.length }),
      },
      { label: words('review.figure.late'), value: count('late') },
      { label: words('review.figure.missed'), value: count('missed') },
      timeFigure(words('drill.figure.median'), reactions?.median, 'brass'),
      timeFigure(words('drill.figure.best'), reactions?.best),
    ]);
  }

  private reactions(who: Seat): Reactions | undefined {
    return reactionsOf(chancesOf(this.moments), [who]);
  }

  /** What a filter leaves: own patterns that went elsewhere, own wrong slaps; everybody's where the match was watched. */
  private rows(filter: Filter): readonly Moment[] {
    const { who } = this;
    return this.moments.filter((moment) => {
      if (moment.type === 'mistake') return filter !== 'missed' && (who === undefined || moment.seat === who);
      if (filter === 'wrong') return false;
      if (filter === 'all') return true;
      if (who === undefined) return moment.first === undefined;
      return fateOf(moment, who)?.type === 'late' || fateOf(moment, who)?.type === 'missed';
    });
  }

  private list(): TemplateResult {
    const rows = this.rows(this.filter);
    const median = this.who === undefined ? undefined : this.reactions(this.who)?.median;
    return html`<section class="panel moments" aria-label=${words('review.moments')}>
      <header class="moments-head">
        <h2 class="panel-title">${words('review.moments')}</h2>
        <div class="moments-filter">
          ${FILTERS.map((filter) =>
            chip({
              label: words(`review.filter.${filter}`, { count: this.rows(filter).length }),
              chosen: filter === this.filter,
              press: () => {
                this.filter = filter;
                this.shown = PAGE;
                this.parts.redraw();
              },
            }),
          )}
        </div>
      </header>
      ${
        rows.length === 0
          ? emptyState(words('review.moments.none'), words('review.moments.none.sentence'))
          : html`<ol class="moments-rows scrolls" tabindex="0">
            ${rows.slice(0, this.shown).map((moment) => this.row(moment, median))} ${this.more(rows.length - this.shown)}
          </ol>`
      }
    </section>`;
  }

  /** The rows that are left, in a button that shows the next of them. */
  private more(left: number): TemplateResult | typeof nothing {
    if (left <= 0) return nothing;
    const rest = left <= PAGE;
    const press = (): void => {
      this.shown += PAGE;
      this.parts.redraw();
    };
    return html`<li class="moments-more">
      ${button({
        label: rest
          ? words('review.moments.more', { count: left })
          : words('review.moments.page', { next: PAGE, left }),
        kind: 'secondary',
        press,
      })}
    </li>`;
  }

  private row(moment: Moment, median: number | undefined): TemplateResult {
    const { who } = this;
    const you = this.people.length === 1 ? this.people[0] : undefined;
    const looker: Looker = { who, you, median, terms: this.terms };
    const { tag, title, sentence } = momentWords(moment, looker);
    const nameOf = namesFor(this.chairs, you);
    return html`<li class="moment" data-tag=${tag ?? nothing}>
      ${cards(moment.sight)}
      <span class="moment-words">
        <strong>${told(title, nameOf)}</strong>
        <span>${told(sentence, nameOf)}</span>
      </span>
      ${tag === undefined ? nothing : html`<span class="moment-tag">${words(`review.tag.${tag}`)}</span>`}
    </li>`;
  }
}

/** The newest cards of the pile, the top one last. */
const cards = ({ cards }: Sight): TemplateResult =>
  html`<span class="moment-cards">
    ${cards
      .slice(0, CARDS)
      .toReversed()
      .map((card) => cardFace(faceOf(card), CARD, 'small'))}
  </span>`;
