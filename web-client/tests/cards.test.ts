import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALL_CARDS, byOrder, cardInfo, face } from '../src/cards/cards';
import authors from '../tools/cards/authors.json';

const faces = join(import.meta.dirname, '../src/cards/faces');

describe('the cards', () => {
  it('are 97, with 25 that count and 142 points among them', () => {
    expect(new Set(ALL_CARDS.map((card) => card.code)).size).toBe(97);
    expect(ALL_CARDS.filter((card) => card.worth > 0)).toHaveLength(25);
    expect(ALL_CARDS.reduce((sum, card) => sum + card.worth, 0)).toBe(142);
  });

  it('have a face each, drawn without a broken number and naming its authors', () => {
    for (const { code } of ALL_CARDS) {
      expect(existsSync(join(faces, `${code}.svg`)), code).toBe(true);
      const svg = readFileSync(join(faces, `${code}.svg`), 'utf8');
      expect(svg, code).not.toContain('NaN');
      // The maid of coins is drawn by ourselves alone.
      expect(svg, code).toMatch(/<!-- (Icons by [a-z, -]+ \(game-icons\.net\), CC BY 3\.0|Germini) -->/);
      expect(face(code), code).toContain(code);
    }
    expect(existsSync(join(faces, 'back.svg'))).toBe(true);
  });

  it('are sorted by suit, the round suits with the ace above the ten', () => {
    const hand = ['M', 'T3', 'C1', 'C10', 'CK', 'S1', 'S10', 'DJ', 'T40', 'B2'].sort(byOrder);
    expect(hand).toEqual(['C10', 'C1', 'CK', 'DJ', 'S1', 'S10', 'B2', 'T3', 'T40', 'M']);
  });

  it('show an unknown code as it is', () => {
    expect(cardInfo('X9').it).toBe('X9');
  });

  it('name one author for every icon that is used', () => {
    const art = JSON.parse(readFileSync(join(faces, '../art.json'), 'utf8')) as Record<string, string>;
    expect(Object.keys(art).length).toBeGreaterThan(60);
    for (const [icon, author] of Object.entries(art))
      expect((authors as Record<string, string>)[icon], icon).toBe(author);
  });
});
