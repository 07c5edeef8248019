// Picture for a card of a game without pictures: its code in a frame.
const WIDTH = 200;
const HEIGHT = 336;
const FRAME = `<rect x="4" y="4" width="${WIDTH - 8}" height="${HEIGHT - 8}" rx="12"`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const picture = (inside: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${inside}</svg>`,
  )}`;

const text = (code: string, x: number, y: number, size: number, anchor: string): string =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-weight="700" font-size="${size}" fill="#2a1a0c" text-anchor="${anchor}">${code}</text>`;

/** The code, large in the middle and small in the corner that is visible in a fan. */
function drawn(code: string): string {
  const safe = escaped(code);
  return picture(
    `${FRAME} fill="#fbf3df" stroke="#8a6a32" stroke-width="6"/>` +
      text(safe, 16, 52, 40, 'start') +
      text(safe, WIDTH / 2, 200, 84, 'middle'),
  );
}

const BACK = picture(
  `${FRAME} fill="#23395f" stroke="#c9a24b" stroke-width="6"/>` +
    '<path d="M30 30 170 306M170 30 30 306" stroke="#c9a24b" stroke-width="4"/>',
);

const made = new Map<string, string>();

/** URL of the picture; `back` for the back. */
export function plainFace(code: string): string {
  if (code === 'back') return BACK;
  const face = made.get(code) ?? drawn(code);
  made.set(code, face);
  return face;
}
