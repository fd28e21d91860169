/** The two families, there before the first text is drawn. */

const FACES = [
  "700 20px 'Libre Caslon Text'",
  "500 16px 'Hanken Grotesk'",
  "600 16px 'Hanken Grotesk'",
  "700 16px 'Hanken Grotesk'",
  "800 16px 'Hanken Grotesk'",
];

/** Settles when all are there, or have failed: a game in another font is better than none. */
export async function loadFonts(loaded: (share: number) => void): Promise<void> {
  let done = 0;
  const step = (): void => {
    done += 1;
    loaded(done / FACES.length);
  };
  await Promise.all(FACES.map((face) => document.fonts.load(face).then(step, step)));
}
