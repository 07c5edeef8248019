// The rule books: they contain every clause that the page names, in both languages; words are found; the markup
// is parsed correctly.
import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { address, parse } from '../src/app/routes';
import { bolognese } from '../src/games/bolognese';
import { gameContext } from '../src/games/context';
import { signs } from '../src/games/signs';
import { minchiate } from '../src/games/minchiate';
import { refusals as bologneseRefusals } from '../src/games/bolognese/i18n/en/table';
import { refusals as minchiateRefusals } from '../src/games/minchiate/i18n/en/table';
import { language } from '../src/i18n/index.svelte';
import Book from '../src/rules/Book.svelte';
import Clause from '../src/rules/Clause.svelte';
import { pieces } from '../src/rules/inline';
import { positionFile, positionsOf } from '../src/rules/positions';
import { clauseOf, clausesOf, sought, type RuleBook } from '../src/rules/rule_book';
import type { RulesList } from '../src/protocol/types';
import { sample } from './samples';

const CLAUSE = /^[A-Z]+-\d+$/;
const volume = async (game: string, lang: 'it' | 'en'): Promise<RuleBook> => {
  const made = await signs.of(game)?.rules?.[lang]();
  if (!made) throw new Error(`${game} has no book`);
  return made;
};

describe('the rule books', () => {
  for (const lang of ['it', 'en'] as const) {
    it(`have every clause that a refusal names: ${lang}`, async () => {
      for (const [game, refusals] of [
        ['minchiate', minchiateRefusals],
        ['bolognese', bologneseRefusals],
      ] as const) {
        const presets = await volume(game, lang);
        const named = Object.keys(refusals).filter((rule) => CLAUSE.test(rule));
        expect(named.length).toBeGreaterThan(5);
        expect(named.filter((rule) => !clauseOf(presets, rule))).toEqual([]);
      }
    });

    it(`have every option's clause: ${lang}`, async () => {
      const { games } = sample<RulesList>('http_rules.json');
      for (const { game, options } of games) {
        if (!signs.of(game)) continue;
        const presets = await volume(game, lang);
        expect(options.filter(({ clause }) => !clauseOf(presets, clause))).toEqual([]);
      }
    });
  }

  it('have the same clauses and sources in both languages', async () => {
    for (const { game } of signs.all) {
      const [it, en] = [await volume(game, 'it'), await volume(game, 'en')];
      const cited = ({ sections }: RuleBook) => sections.flatMap(({ clauses }) => clauses.map((c) => [c.id, c.source]));
      expect(cited(it)).toEqual(cited(en));
      expect(it.sources.map(({ sign }) => sign)).toEqual(en.sources.map(({ sign }) => sign));
      expect(clausesOf(it).filter(({ text }, i) => text === clausesOf(en)[i]?.text)).toEqual([]);
    }
  });

  it('are searched by words and by numbers', async () => {
    const presets = await volume('minchiate', 'en');
    const found = (words: string) => sought(presets, words).flatMap(({ clauses }) => clauses.map(({ id }) => id));
    expect(found('king-1')).toContain('KING-1');
    expect(found('Fool debt')).toContain('D-9');
    expect(found('no such words at all')).toEqual([]);
    expect(sought(presets, '  ')).toBe(presets.sections);
  });
});

describe('the positions', () => {
  it.each(signs.all.filter(({ exercises }) => exercises).map(({ game }) => game))(
    'of %s each show a clause of the book, from a file of the game',
    async (game) => {
      const positions = await positionsOf(game);
      expect(positions.length).toBeGreaterThan(2);
      for (const { name, clause, words } of positions) {
        expect(clauseOf(await volume(game, 'en'), clause)?.text, clause).toBeTruthy();
        expect((await positionFile(game, name))?.record.game).toBe(game);
        expect(words.it.task).not.toBe(words.en.task);
      }
    },
  );

  it('are linked from their clauses', async () => {
    language.set('en');
    render(Book, { props: { game: 'minchiate', clause: 'SIG-14' }, context: gameContext(minchiate) });
    const link = await screen.findByTestId('position-rifitta');
    expect(link.getAttribute('href')).toBe('#/position/minchiate/rifitta');
    expect(screen.getByTestId('clause-SIG-14').contains(link)).toBe(true);
  });
});

describe('the markup of a rule', () => {
  const known = (id: string) => id === 'KING-1';
  it('is parsed', () => {
    expect(pieces('the *papi*, `take29` and KING-1, not T-40; **later**', known)).toEqual([
      { kind: 'text', text: 'the ' },
      { kind: 'em', text: 'papi' },
      { kind: 'text', text: ', ' },
      { kind: 'code', text: 'take29' },
      { kind: 'text', text: ' and ' },
      { kind: 'clause', text: 'KING-1' },
      { kind: 'text', text: ', not T-40; ' },
      { kind: 'strong', text: 'later' },
    ]);
  });
  it('links out of the page only where it says so', () => {
    expect(pieces('[a](https://www.pagat.com) [b](minchiate.md)', known)).toEqual([
      { kind: 'link', text: 'a', href: 'https://www.pagat.com' },
      { kind: 'text', text: ' ' },
      { kind: 'em', text: 'b' },
    ]);
  });
});

describe('a clause', () => {
  it('has an address', () => {
    expect(parse('#/rules/minchiate/KING-1')).toEqual({ page: 'rules', game: 'minchiate', clause: 'KING-1' });
    for (const hash of ['#/rules', '#/rules/bolognese', '#/rules/minchiate/KING-1'])
      expect(address(parse(hash))).toBe(hash);
  });

  it('shows its text at its number, in the current language', async () => {
    language.set('it');
    render(Clause, { props: { clause: 'KING-1' }, context: gameContext(minchiate) });
    const chip = screen.getByTestId('chip-KING-1');
    // jsdom has no popovers: the browser's event on opening is sent by hand.
    const slip = screen.getByTestId('clause-slip');
    slip.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
    await screen.findByText(/appena uno l’ha tagliata/);
    expect(chip.getAttribute('aria-label')).toContain('Regola KING-1');
  });

  it('is marked in the book, and found by a word', async () => {
    language.set('en');
    render(Book, { props: { game: 'bolognese', clause: 'CAPP-3' }, context: gameContext(bolognese) });
    expect((await screen.findByTestId('clause-CAPP-3')).className).toContain('marked');
    await userEvent.type(screen.getByTestId('book-seek'), 'cappotto');
    expect(screen.queryByTestId('clause-CARD-1')).toBeNull();
    screen.getByTestId('clause-CAPP-1');
  });
});
