/** The felts: their colours, and how one is painted over a whole window. */
import type { Felt } from '#scenes/app';

/** Lit, base and edge colours of the felts (look: Colour). */
export const FELTS: Readonly<Record<Felt, readonly [string, string, string]>> = {
  cassino: ['#1C5B47', '#124434', '#0A2A21'],
  ratscrew: ['#513A54', '#3A293D', '#211723'],
  slapjack: ['#6E4430', '#512F20', '#301B12'],
  tongits: ['#185A60', '#10454B', '#09292D'],
  ohheaven: ['#2C4468', '#1D2F4C', '#111C30'],
  menu: ['#17362B', '#10241D', '#0A1613'],
};

const GRAIN = 160;

/** One radial gradient centred at 50% 46%, with a grain too fine to see that keeps its steps from showing. */
export function drawFelt(
  context: CanvasRenderingContext2D,
  colours: readonly [string, string, string],
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const reach = Math.hypot(width, height) * 0.56;
  const gradient = context.createRadialGradient(width / 2, height * 0.46, 0, width / 2, height * 0.46, reach);
  gradient.addColorStop(0, colours[0]);
  gradient.addColorStop(0.55, colours[1]);
  gradient.addColorStop(1, colours[2]);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  const pattern = context.createPattern(grain(), 'repeat');
  if (pattern === null) return;
  context.fillStyle = pattern;
  context.fillRect(0, 0, width, height);
}

/** A tile of faint specks from a fixed sequence: the same felt every time. */
function grain(): HTMLCanvasElement {
  const tile = document.createElement('canvas');
  tile.width = GRAIN;
  tile.height = GRAIN;
  const context = tile.getContext('2d');
  if (context === null) return tile;
  const specks = context.createImageData(GRAIN, GRAIN);
  let noise = 12345;
  for (let index = 0; index < specks.data.length; index += 4) {
    noise ^= noise << 13;
    noise ^= noise >>> 17;
    noise ^= noise << 5;
    const light = (noise & 256) === 0 ? 0 : 255;
    specks.data.set([light, light, light, (noise >>> 16) & 3], index);
  }
  context.putImageData(specks, 0, 0);
  return tile;
}
