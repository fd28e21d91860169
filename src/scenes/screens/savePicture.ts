/** The small picture of a saved game: the cards that lie open on its felt, or the game's own cards. */
import { html, type TemplateResult } from 'lit';
import { PACK } from '#engine/cards/cards';
import { cardFace } from '#scenes/panels/kit';
import { gameArt } from './art';
import type { Look } from './glance';

/** Width and height of the picture in rem. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

const RATIO = 1.4;
const GAP = 0.26;

export function savePicture(game: string, look: Look | undefined, box: Box): TemplateResult {
  const faces = (look?.cards ?? []).flatMap((card) => PACK.filter((face) => face === card));
  if (faces.length === 0) return gameArt(game, Math.min(box.height * 0.42, box.width * 0.36));
  const rows = faces.length > 12 ? 3 : faces.length > 4 ? 2 : 1;
  const inRow = Math.ceil(faces.length / rows);
  const width = Math.min(
    (box.height * 0.86) / (rows * RATIO + (rows - 1) * RATIO * 0.08),
    (box.width * 0.92) / (inRow * (1 + GAP)),
    box.width * 0.16,
  );
  const lines = Array.from({ length: rows }, (_, row) => faces.slice(row * inRow, (row + 1) * inRow));
  return html`<span class="game-art save-cards" data-game=${game} aria-hidden="true"
    ><span style="gap:${width * RATIO * 0.08}rem"
      >${lines.map(
        (line) =>
          html`<span style="gap:${width * GAP}rem">${line.map((face) => cardFace(face, width, 'small'))}</span>`,
      )}</span
    ></span
  >`;
}
