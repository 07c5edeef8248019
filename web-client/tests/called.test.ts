import { describe, expect, it } from 'vitest';
import { bolognese } from '../src/games/bolognese';
import type { SentenceContext } from '../src/games/game_ui';
import { minchiate } from '../src/games/minchiate';
import { plain } from '../src/games/plain/plain';
import { catalogues, type Lang } from '../src/i18n/index.svelte';
import type { SeenEvent, TableMessage } from '../src/protocol/types';
import { TableView } from '../src/table/table_view.svelte';
import { TableSession } from '../src/table/session.svelte';
import { sample } from './samples';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dino'];
/** The reader is seat 0, or nobody at the table. */
const sentenceContext = (lang: Lang, you: number | null): SentenceContext => ({
  lang,
  name: (seat) => (seat === you ? catalogues[lang].table.you : (NAMES[seat] ?? '')),
  side: () => '',
});
const peek = (by: number[]): SeenEvent => ({
  e: 'seen',
  zone: 'packet:0',
  why: 'peek',
  by,
  count: 1,
  cards: ['S4'],
});
const cut: SeenEvent = { e: 'moved', from: 'pack', to: 'packet:0', why: 'cut', count: 49 };
const say = (event: SeenEvent, lang: Lang, you: number | null): string =>
  minchiate.sentence(event, sentenceContext(lang, you)) ?? '';

describe('the play-by-play', () => {
  it('says you to the reader only, with the matching verb', () => {
    expect(say(cut, 'en', 0)).toBe('You lift 49 cards.');
    expect(say(cut, 'en', null)).toBe('Anna lifts 49 cards.');
    expect(say(cut, 'it', 0)).toBe('Tu alzi 49 carte.');
    expect(say(cut, 'it', null)).toBe('Anna alza 49 carte.');
    expect(say({ e: 'trick', winner: 0 }, 'en', 0)).toBe('Trick to you.');
    expect(say({ e: 'trick', winner: 0 }, 'it', 0)).toBe('Presa tua.');
  });

  it('names each player who saw a card at the cut, except the reader', () => {
    expect(say(peek([0]), 'en', null)).toBe('At the cut Anna saw 4 of Swords.');
    expect(say(peek([0]), 'en', 0)).toBe('At the cut you saw 4 of Swords.');
    expect(say(peek([0]), 'it', null)).toBe('Nell’alzata Anna ha visto 4 di Spade.');
    expect(say(peek([0]), 'it', 0)).toBe('Nell’alzata Tu hai visto 4 di Spade.');
    expect(say(peek([2, 0]), 'it', 0)).toBe('Nell’alzata Tu e Carla avete visto 4 di Spade.');
  });

  it('does so in the other games', () => {
    const deal: SeenEvent = { e: 'said', seat: 0, word: 'deal' };
    expect(bolognese.sentence(deal, sentenceContext('it', 0))).toBe('Tu fai le carte.');
    expect(bolognese.sentence(deal, sentenceContext('en', 1))).toBe('Anna deals.');
    expect(plain('toy').sentence(deal, sentenceContext('en', 0))).toBe('You deal.');
  });
});

describe('a table', () => {
  it('calls the reader’s seat you, as the plaque does, and the others by their names', () => {
    const session = new TableSession();
    session.play(minchiate, 60);
    const you = { guest: 'g', name: 'G', number: 482915036, seat: 0, host: false, last: 0 };
    session.take({ t: 'welcome', protocol: 5, you, table: 't', now: new Date().toISOString() });
    session.take(sample<TableMessage>('outbound_table.json'));
    const board = new TableView(session);
    expect(board.sentenceContext.name(0)).toBe(board.t.table.you);
    expect(board.sentenceContext.name(1)).toBe(board.name(1));
  });
});
