// Trumps and the Matto.
import { banner, field, fleuron, gradient, mark, shown, worth } from './draw.mjs';
import { ornament } from './ornament.mjs';
import { GOLD, GOLD_PALE, INK } from './palette.mjs';
import { text } from './text.mjs';

const CREAM = '#fff7df';
/** Size of a figure, and the origin of its box. */
const SIZE = 154;
const TOP = 116;

/** A dark tab with a gilt edge: number or letters above, mark below; without an index, a large mark only. */
function tab(defs, card, group, name) {
  const edge = `<path d="M16 5.500H63a7 7 0 0 1 7 7V103a7 7 0 0 1-7 7H12.500a7 7 0 0 1-7-7V16A10.500 10.500 0 0 1 16 5.500Z" fill="${group.tab}" stroke="${GOLD}" stroke-width="1.400"/>`;
  if (!card.index) return edge + mark(defs, name, 9.5, 30, 56, GOLD_PALE);
  const number = text('index', card.letter, 37.5, 60, card.letter.length > 1 ? 60 : 64, CREAM, 57);
  return edge + number + mark(defs, name, 16, 64, 43, GOLD_PALE);
}

/** The number at the top of the card as the pack writes it; a lily if the card has none. */
function head(defs, card, group, line) {
  const number = card.roman ?? card.printed;
  if (!number) return fleuron(defs, line);
  const rule = `<path d="M90 67H174M98 72H166" stroke="${line}" stroke-width="1.200" opacity=".8"/>`;
  return text('roman', number, 132, 56, 38, group.light ? GOLD_PALE : group.ink, 92) + rule;
}

const style = (group) => ({ ink: group.ink, shade: group.shade, halo: group.field[0] });

/** SVG body and gradients of a trump. */
export function trumpCard(defs, card, { TRUMPS, GROUPS, LOZENGES }) {
  const group = GROUPS[card.group];
  const { scene, glyph, mark: own } = TRUMPS[card.code];
  const line = group.light ? GOLD : group.ink;
  const down = glyph ? 6 : 0;
  const title = text('name', card.name.toUpperCase(), 100, 313.5, 16.5, INK, 154);
  return {
    defs: gradient('field', group.field, 55),
    body:
      field('url(#field)', line, ornament(group.ornament, group)) +
      tab(defs, card, group, glyph ?? own ?? group.mark) +
      head(defs, card, group, line) +
      (glyph ? mark(defs, glyph, 117, 78, 30, GOLD_PALE) : '') +
      shown(defs, scene, group, [(200 - SIZE) / 2, TOP + down, SIZE - down], style(group)) +
      banner('', title, line, '#fbf1d8') +
      (LOZENGES && card.worth ? worth(card.worth, text) : ''),
  };
}

/** SVG body and gradients of the Matto. */
export function mattoCard(defs, card, { MATTO, GROUPS, LOZENGES }) {
  const group = GROUPS.matto;
  const title = text('name', card.name.toUpperCase(), 100, 313.5, 17, INK, 154);
  return {
    defs: gradient('field', group.field, 55),
    body:
      field('url(#field)', INK, ornament(group.ornament, group)) +
      tab(defs, card, group, group.mark) +
      mark(defs, MATTO.emblem ?? 'drama-masks', 102, 26, 62, INK) +
      shown(defs, MATTO.scene, group, [23, 118, SIZE], style(group)) +
      banner('', title, INK, '#fbf1d8') +
      (LOZENGES ? worth(card.worth, text) : ''),
  };
}
