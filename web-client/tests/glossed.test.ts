import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { gameContext } from '../src/games/context';
import { bolognese } from '../src/games/bolognese';
import { minchiate } from '../src/games/minchiate';
import { plain } from '../src/games/plain/plain';
import { language } from '../src/i18n/index.svelte';
import { glossaryStretches, type Term } from '../src/rules/glossary';
import GlossaryText from '../src/rules/GlossaryText.svelte';

const terms: Term[] = [
  { word: 'Girata', forms: ['girate'], meaning: 'four hands' },
  { word: 'Papi', forms: ['papa'], meaning: 'low trumps' },
];
const joined = (text: string) => glossaryStretches(text, terms).map((stretch) => stretch.text);

describe('a sentence with words of the game', () => {
  it('is split at them, whatever their form, and loses nothing', () => {
    expect(joined('Three girate make it.')).toEqual(['Three ', 'girate', ' make it.']);
    expect(joined('Girata')).toEqual(['Girata']);
    expect(glossaryStretches('Girata', terms)[0]?.term?.word).toBe('Girata');
    expect(joined('')).toEqual(['']);
  });

  it('matches whole words only, and each once', () => {
    expect(glossaryStretches('papavero, papà', terms).some((stretch) => stretch.term)).toBe(false);
    expect(glossaryStretches('a girata, and another girata', terms).filter((stretch) => stretch.term)).toHaveLength(1);
  });

  it('is unchanged if a game has no words of its own', () => {
    expect(glossaryStretches('A girata.', plain('x').words('en').glossary)).toEqual([{ text: 'A girata.' }]);
  });
});

describe('the glossaries', () => {
  it('list each word once, in both languages, and no form twice', () => {
    for (const game of [minchiate, bolognese])
      for (const lang of ['it', 'en'] as const) {
        const all = game.words(lang).glossary.flatMap(({ word, forms = [] }) => [word.toLowerCase(), ...forms]);
        expect(new Set(all).size).toBe(all.length);
      }
  });

  it('have every Italian word that remains in English sentences', () => {
    const italian = /(?<!\p{L})(versicol[ae]|fola|rest[oi]|girat[ae]|giron[ei]|papi|arie)(?!\p{L})/giu;
    const { glossary, move, rules, options } = minchiate.words('en');
    const texts = [
      ...(rules?.sections.flatMap((section) => section.text) ?? []),
      ...Object.values(options.list).map((option) => option.text),
      move('declare').name,
    ];
    const found = texts.flatMap((text) => [...text.matchAll(italian)].map(([word]) => word));
    expect(found.length).toBeGreaterThan(10);
    for (const word of found) expect(glossaryStretches(word, glossary)[0]?.term, word).toBeDefined();
  });
});

describe('the answer to a claim', () => {
  it('speaks of tricks: a claim is of the rest, not a resto', () => {
    for (const game of [minchiate, bolognese])
      for (const lang of ['it', 'en'] as const) {
        const { glossary, due } = game.words(lang);
        const { you, other } = due('claim');
        for (const text of [you, other('Ada', 1), other('Ada', 2)]) {
          expect(glossaryStretches(text, glossary).filter((stretch) => stretch.term)).toEqual([]);
          // The prompt says what is being agreed to.
          expect(text).toMatch(/prese|trick|claim/);
        }
      }
  });
});

describe('a word of the game on the page', () => {
  beforeAll(() => language.set('en'));

  it('shows its meaning when pressed', async () => {
    render(GlossaryText, { props: { text: 'A resto is paid.' }, context: gameContext(minchiate) });
    expect(screen.getByText('A', { exact: false }).textContent).toContain('resto');
    const slip = screen.getByTestId('term-slip');
    expect(screen.getByTestId('term-Resto').getAttribute('popovertarget')).toBe(slip.id);
    await fireEvent(slip, Object.assign(new Event('toggle'), { newState: 'open' }));
    expect(slip.textContent).toContain('every sixty points');
  });
});
