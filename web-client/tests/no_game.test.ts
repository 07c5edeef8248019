// @vitest-environment node
// The house names no game: its words, cards and files stand in the game's own folder, and one file knows which there are.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
/** The folders of games, without those that every game uses. */
const GAMES = readdirSync(join(SRC, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['contract', 'plain', 'tarot'].includes(entry.name))
  .map(({ name }) => name);

/** Words of Minchiate and related games, in both languages. */
const WORDS = new Set(
  (
    'minchiate gallerini resto resti girata girate girone gironi versicola versicole fola matto papi arie sopraventi ' +
    'tarocco tarocchi tarot tarots trump trumps coppe denari spade bastoni cups coins swords batons capotto cascare ' +
    'casca cascato rubare ruba pigliare accusa accusare cartaccia cartacce cartiglia pagat dresden dresda fool devil ' +
    'demonio bolognese tarocchini ottocento bergigolo moretti cricca'
  ).split(' '),
);

/** The words of a text, including those inside names: `roundOf`, `data-round`, `ROUND_MS`. */
const words = (text: string): string[] =>
  (text.replace(/([a-zà-ÿ])([A-Z])/g, '$1 $2').match(/[A-Za-zÀ-ÿ]+/g) ?? []).map((word) => word.toLowerCase());

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.(ts|svelte|css)$/.test(name));
const isGames = (name: string): boolean => GAMES.some((game) => name.startsWith(`games/${game}/`));
/** Generated from the schema, which has each game's own words too. */
const GENERATED = 'protocol/types.ts';
/** What the packs of tarots share: suits, trumps and their words. */
const PACKS = /^(cards|games\/tarot)\//;
const house = sources.filter((name) => !isGames(name) && name !== GENERATED && !PACKS.test(name));

describe('the house', () => {
  it('is most of the page, and there is a game in it', () => {
    expect(GAMES).toContain('minchiate');
    expect(house.length).toBeGreaterThan(120);
    expect(words("const roundOf = 'data-girata ROUND_MS'")).toContain('girata');
    expect(words('nextGirata')).toContain('girata');
  });

  it('has no word of any game in names, texts or catalogues', () => {
    const found = house
      .filter((name) => name !== 'games/index.ts')
      .flatMap((name) =>
        words(readFileSync(join(SRC, name), 'utf8'))
          .filter((word) => WORDS.has(word))
          .map((word) => `${name}: ${word}`),
      );
    expect(found).toEqual([]);
  });

  it('imports from a game’s folder only through the one list', () => {
    const found = house
      .filter((name) => name !== 'games/index.ts')
      .flatMap((name) =>
        [...readFileSync(join(SRC, name), 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)]
          .map((match) => match[1] ?? '')
          .filter((path) => GAMES.some((game) => path.split('/').includes(game)) || /(^|\/)(cards|tarot)\//.test(path))
          .map((path) => `${name}: ${path}`),
      );
    expect(found).toEqual([]);
  });

  it('lists every game, and loads each as its own chunk', () => {
    const list = readFileSync(join(SRC, 'games/index.ts'), 'utf8');
    for (const game of GAMES) {
      expect(list).toContain(`./${game}/sign`);
      expect(readFileSync(join(SRC, 'games', game, 'sign.ts'), 'utf8')).toContain("import('./index')");
    }
    // What stands outside of the house takes no more of the game along than its words, its forms, and the shelf of its texts,
    // loaded per language.
    const light = /^(\.\.\/game_ui|\.\.\/\.\.\/(i18n\/index\.svelte|cards\/fan)|\.\/(forms|i18n\/(texts|\w+\/sign)))$/;
    for (const game of GAMES)
      expect(readFileSync(join(SRC, 'games', game, 'i18n/texts.ts'), 'utf8')).not.toMatch(/from '\.\/(it|en)/);
    for (const game of GAMES)
      for (const [, path = ''] of readFileSync(join(SRC, 'games', game, 'sign.ts'), 'utf8').matchAll(/from '([^']+)'/g))
        expect(path).toMatch(light);
  });

  it('keeps the games apart from one another, but for a pack that two of them share', () => {
    /** What is told of the cards belongs to the pack. */
    const pack = /\/minchiate\/(cards|i18n\/\w+\/lore)\b/g;
    for (const game of GAMES)
      for (const name of sources.filter((one) => one.startsWith(`games/${game}/`)))
        for (const other of GAMES.filter((one) => one !== game))
          expect(readFileSync(join(SRC, name), 'utf8').replace(pack, ''), name).not.toContain(`/${other}/`);
  });
});
