// Trumps and the Matto.
import { ELEMENT_MARKS, MATTO, TRUMPS } from './mapping.mjs';
import { banner, field, figure, gradient, mark, worth } from './draw.mjs';
import { ornament } from './ornament.mjs';
import { GOLD, GOLD_PALE, GROUPS, INK } from './palette.mjs';
import { text } from './text.mjs';

const CREAM = '#fff7df';

/** A dark tab with a gilt edge: number above, mark below. */
function tab(defs, card, group, name) {
  const edge = `<path d="M16 5.500H63a7 7 0 0 1 7 7V103a7 7 0 0 1-7 7H12.500a7 7 0 0 1-7-7V16A10.500 10.500 0 0 1 16 5.500Z" fill="${group.tab}" stroke="${GOLD}" stroke-width="1.400"/>`;
  const number = text('index', card.index, 37.5, 60, card.index.length > 1 ? 60 : 64, CREAM, 57);
  return edge + number + mark(defs, name, 16, 64, 43, GOLD_PALE);
}

/** Body and gradients of a trump. */
export function trumpCard(defs, card) {
  const number = Number(card.index);
  const group = GROUPS[card.group];
  const { layers, glyph } = TRUMPS[number];
  const light = card.group === 'arie' || card.group === 'zodiac';
  const line = light ? GOLD : group.ink;
  const corner = glyph ?? group.mark ?? ELEMENT_MARKS[number];
  const size = 154;
  const y = 116;
  const roman = text('roman', card.roman, 132, 56, 38, light ? GOLD_PALE : group.ink, 92);
  const rule = `<path d="M90 67H174M98 72H166" stroke="${line}" stroke-width="1.200" opacity=".8"/>`;
  const title = text('name', card.it.toUpperCase(), 100, 313.5, 16.5, INK, 154);
  return {
    defs: gradient('field', group.field, 55),
    body:
      field('url(#field)', line, ornament(group.ornament, group)) +
      tab(defs, card, group, corner) +
      roman +
      rule +
      (glyph ? mark(defs, glyph, 117, 78, 30, GOLD_PALE) : '') +
      figure(defs, layers, (200 - size) / 2, y + (glyph ? 6 : 0), size - (glyph ? 6 : 0), {
        ink: group.ink,
        shade: group.shade,
        halo: group.field[0],
      }) +
      banner('', title, line, '#fbf1d8') +
      (card.worth ? worth(card.worth, text) : ''),
  };
}

/** Body and gradients of the Matto. */
export function mattoCard(defs, card) {
  const group = GROUPS.matto;
  const title = text('name', card.it.toUpperCase(), 100, 313.5, 17, INK, 154);
  return {
    defs: gradient('field', group.field, 55),
    body:
      field('url(#field)', INK, ornament(group.ornament, group)) +
      tab(defs, card, group, group.mark) +
      mark(defs, 'drama-masks', 102, 26, 62, INK) +
      figure(defs, MATTO, 23, 118, 154, { ink: INK, shade: group.shade, halo: group.field[0] }) +
      banner('', title, INK, '#fbf1d8') +
      worth(card.worth, text),
  };
}
