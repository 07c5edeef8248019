// Draws the result of a match as a picture: name, date, winners, totals. Drawn in the browser with the page's fonts,
// without the server.
import { localeOf } from '../i18n/dates';
import type { Catalogue, Lang } from '../i18n/index.svelte';
import { HIGHEST_WINS, type MatchAccount, type MatchScoring } from './persons';

export interface ResultImage {
  game: string;
  date: string;
  headline: string;
  /** Highest total first. */
  rows: { name: string; total: string; won: boolean }[];
}
export interface ResultImageInput {
  t: Catalogue;
  lang: Lang;
  /** Name of the game and of the kind of match. */
  game: string;
  /** Names by person. */
  names: string[];
  when: Date;
  scoring?: MatchScoring | undefined;
  /** Headline of a match without a winner. */
  noWinner?: string | undefined;
}

const WIDTH = 1080;
const MARGIN = 72;
const HEAD = 400;
const ROW = 116;
const FOOT = 24;
const COLOURS = {
  felt: '#1f5b41',
  edge: '#0d2c1f',
  frame: '#d9ac55',
  text: '#f6ead0',
  soft: '#cfbf98',
  won: '#ffe29a',
  line: 'rgba(217, 172, 85, 0.4)',
};
const [DISPLAY, PROSE] = ['Cinzel, serif', '"EB Garamond", serif'];

export function resultImage(
  match: Pick<MatchAccount, 'totals'>,
  { t, lang, game, names, when, scoring = HIGHEST_WINS, noWinner = t.sheet.tie }: ResultImageInput,
): ResultImage {
  const won = scoring.winners(match.totals);
  const order = match.totals.map((_, person) => person);
  order.sort((a, b) => (match.totals[b] ?? 0) - (match.totals[a] ?? 0));
  return {
    game,
    date: new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long' }).format(when),
    headline: won.length ? t.match.winner(t.app.list(won.map((one) => names[one] ?? '')), won.length) : noWinner,
    rows: order.map((person) => ({
      name: names[person] ?? '',
      total: scoring.amount(match.totals[person] ?? 0),
      won: won.includes(person),
    })),
  };
}

/** Text alternative of the picture. */
export const describeResult = ({ game, date, headline, rows }: ResultImage): string =>
  [game, date, headline, ...rows.map(({ name, total }) => `${name} ${total}`)].join('. ');

export const heightOf = ({ rows }: Pick<ResultImage, 'rows'>): number => HEAD + rows.length * ROW + FOOT;

/** Draws a line of text as large as fits the width. */
function drawTextLine(
  on: CanvasRenderingContext2D,
  text: string,
  y: number,
  size: number,
  font: string,
  room: number,
): void {
  on.font = `600 ${size}px ${font}`;
  const fitting = Math.min(1, room / Math.max(1, on.measureText(text).width));
  on.font = `600 ${Math.floor(size * fitting)}px ${font}`;
  on.fillText(text, on.textAlign === 'center' ? WIDTH / 2 : on.textAlign === 'right' ? WIDTH - MARGIN : MARGIN, y);
}

export function paint(on: CanvasRenderingContext2D, one: ResultImage): void {
  const height = heightOf(one);
  const felt = on.createRadialGradient(WIDTH / 2, height * 0.4, 0, WIDTH / 2, height * 0.4, height);
  felt.addColorStop(0, COLOURS.felt);
  felt.addColorStop(1, COLOURS.edge);
  on.fillStyle = felt;
  on.fillRect(0, 0, WIDTH, height);
  on.strokeStyle = COLOURS.frame;
  on.lineWidth = 6;
  on.strokeRect(24, 24, WIDTH - 48, height - 48);
  on.textBaseline = 'alphabetic';
  on.textAlign = 'center';
  const room = WIDTH - 2 * MARGIN;
  on.fillStyle = COLOURS.frame;
  drawTextLine(on, one.game, 128, 52, DISPLAY, room);
  on.fillStyle = COLOURS.soft;
  drawTextLine(on, one.date, 190, 40, PROSE, room);
  on.fillStyle = COLOURS.won;
  drawTextLine(on, one.headline, 310, 76, DISPLAY, room);
  for (const [at, { name, total, won }] of one.rows.entries()) {
    const y = HEAD + at * ROW;
    on.fillStyle = COLOURS.line;
    on.fillRect(MARGIN, y - 30, room, 2);
    on.fillStyle = won ? COLOURS.won : COLOURS.text;
    on.textAlign = 'left';
    drawTextLine(on, name, y + 42, 56, PROSE, room * 0.75);
    on.textAlign = 'right';
    drawTextLine(on, total, y + 42, 60, DISPLAY, room * 0.22);
  }
}

/** Returns the picture as a file. */
export async function drawResultImage(one: ResultImage): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = heightOf(one);
  const on = canvas.getContext('2d');
  if (!on) throw new Error('this browser paints nothing');
  paint(on, one);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture came of it'))), 'image/png'),
  );
}
