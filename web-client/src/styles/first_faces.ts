// Delays the first paint until the page's typefaces are loaded, so that nothing moves; on slow networks only for a
// short time.
const FIRST = ['600 1em Cinzel', '1em "EB Garamond"', '1em "Alegreya Sans"', '700 1em "Alegreya Sans"'];
const PATIENCE_MS = 800;

export async function fontsReady(): Promise<void> {
  const all = Promise.allSettled(FIRST.map((font) => document.fonts.load(font)));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
