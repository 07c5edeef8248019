// A bot's hint: requested if the table allows it, shown with its reason, and gone with the question.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { gameContext } from '../src/games/context';
import { bolognese } from '../src/games/bolognese';
import { minchiate } from '../src/games/minchiate';
import { siciliano } from '../src/games/siciliano';
import { settings } from '../src/app/settings.svelte';
import { language } from '../src/i18n/index.svelte';
import type { AdviceMessage, Comparison, Move, OfferedMove, Reason } from '../src/protocol/types';
import { advised } from '../src/table/advice';
import AskHint from '../src/table/AskHint.svelte';
import CardsPanel from '../src/table/CardsPanel.svelte';
import { TableView } from '../src/table/table_view.svelte';
import { announcer } from '../src/ui/announcer.svelte';
import { Seated } from './at_table';

const PLAY: OfferedMove = { move: 'play', takes: 'card', cards: ['A1', 'B2'] };
let seated: Seated;
const prompt = () => screen.getByTestId('prompt').textContent;

/** The seat is asked. */
async function sit(): Promise<void> {
  seated = new Seated();
  seated.south();
  seated.asked(PLAY);
  await tick();
}
const told = (n: number): AdviceMessage => ({ t: 'advice', hand: 1, n, move: { play: 'B2' }, why: 'takes' });

beforeEach(() => language.set('en'));

describe('a hint', () => {
  const bolognesi = (lang: 'it' | 'en', reason: Reason, points: number | null, more: Reason[] = []): string => {
    const session = new Seated().session;
    session.play(bolognese, null);
    language.set(lang);
    const compared = { other: { play: 'CQ' }, points, reasons: [reason, ...more] };
    return advised(new TableView(session), { t: 'advice', hand: 1, n: 1, move: { play: 'C6' }, compared });
  };

  it('says how often the other side has a combination, without a double negation', () => {
    const moors: Reason = { why: 'denies', set: 'mori', often: 10, otherwise: 7, points: 3 };
    expect(bolognesi('en', moors, 5)).toContain(
      'The other side has a sequence of Moors in 0 of 10 imagined deals instead of 3: +3 points.',
    );
    expect(bolognesi('it', moors, 5)).toContain(
      'La parte avversaria ha una sequenza di Mori in 0 smazzate immaginate su 10 invece di 3: +3 punti.',
    );
    const own: Reason = { why: 'avoids', set: 'suit_sequence', often: 7, otherwise: 5, points: 2 };
    expect(bolognesi('en', own, 5)).toContain(
      'Sequence of a suit in 3 of 10 imagined deals instead of 5: 2 points fewer.',
    );
  });

  it('names no points above those of the whole move', () => {
    const home: Reason = { why: 'home', cards: ['CQ'], often: 10, otherwise: 0, points: 15 };
    expect(bolognesi('en', home, 5)).toMatch(/Home in 10 of 10 imagined deals instead of 0: Queen of Cups\.$/);
    expect(bolognesi('en', home, 15)).toMatch(/Queen of Cups, \+15 points\.$/);
  });

  it('says “better” also where points are bad, and claims no fewer points than there are', () => {
    const safe: Reason = { why: 'safe', often: 4, otherwise: 0, points: 0 };
    expect(bolognesi('it', safe, 7)).toContain('Meglio di circa 7 punti. Non perdi');
    expect(bolognesi('it', safe, 0)).toContain('Gli stessi punti, ma un risultato migliore.');
    expect(bolognesi('en', safe, 0)).toContain('No more points, but a better result.');
    expect(bolognesi('it', safe, -15)).toContain('Un risultato migliore, anche se costa circa 15 punti.');
    expect(bolognesi('en', safe, -1)).toContain('A better result, though it costs about 1 point.');
  });

  it('prefers the hand to its points', () => {
    const home: Reason = { why: 'home', cards: ['CQ'], often: 6, otherwise: 0, points: 4 };
    const won: Reason = { why: 'wins', often: 6, otherwise: 1, points: 0 };
    expect(bolognesi('en', home, 9, [won])).toMatch(/The hand is won in 6 of 10 imagined deals instead of 1\.$/);
  });

  it('names only a few of many cards', () => {
    const home: Reason = { why: 'home', cards: ['CQ', 'DQ', 'SQ', 'BQ', 'CK'], often: 6, otherwise: 0, points: 4 };
    expect(bolognesi('en', home, 9)).toContain(': Queen of Cups, Queen of Coins and 3 more, +4 points.');
    expect(bolognesi('it', home, 9)).toContain(': Regina di Coppe, Regina di Denari e altre 3, +4 punti.');
  });

  it('says of a single legal card that it is the only one, also where the bot has no word for it', async () => {
    seated = new Seated();
    seated.session.play(siciliano, null);
    seated.asked({ move: 'play', takes: 'card', cards: ['S5'] });
    await tick();
    const board = new TableView(seated.session);
    expect(advised(board, { t: 'advice', hand: 1, n: 2, move: { play: 'S5' } })).toBe(
      'The bot: Play: 5 of Swords (it is the only card you may play)',
    );
  });

  it('marks its card in a panel that asks for one', async () => {
    seated = new Seated();
    const give: OfferedMove = { move: 'give', takes: 'card', cards: ['C4', 'S3'] };
    seated.asked(give);
    seated.session.take({ t: 'advice', hand: 1, n: 2, move: { give: 'S3' } });
    await tick();
    const board = new TableView(seated.session);
    render(CardsPanel, { props: { board, offered: give, onmove: () => undefined }, context: gameContext(bolognese) });
    const marked = ['C4', 'S3'].filter((card) => screen.getByTestId(`give-${card}`).classList.contains('advised'));
    expect(marked).toEqual(['S3']);
  });

  it('names a combination, and not its equal cards', async () => {
    seated = new Seated();
    seated.session.play(bolognese, null);
    const mori = { word: 'mori', cards: ['T2', 'T2', 'T2'], worth: 10 };
    const kings = { word: 're', cards: ['CK', 'DK', 'SK'], worth: 17 };
    seated.asked({ move: 'declare', takes: 'items', items: [mori, kings] } as OfferedMove);
    await tick();
    const board = new TableView(seated.session);
    const hint = (...declare: string[][]) => advised(board, { t: 'advice', hand: 1, n: 2, move: { declare } });
    language.set('en');
    expect(hint(mori.cards)).toBe('The bot: Declare: Sequence of Moors');
    language.set('it');
    expect(hint(mori.cards, kings.cards)).toBe('Il bot: Accusa: Sequenza di Mori, Cricca di Re');
  });

  it('says what its signal tells the partner', async () => {
    seated = new Seated();
    seated.session.play(bolognese, null);
    seated.asked({
      move: 'play',
      takes: 'card',
      cards: ['C6', 'S7'],
      with: { signal: ['busso', 'volo'] },
    } as OfferedMove);
    await tick();
    const board = new TableView(seated.session);
    const hint = (move: AdviceMessage['move'], why?: string) =>
      advised(board, { t: 'advice', hand: 1, n: 2, move, why });
    language.set('en');
    expect(hint({ play: 'C6', signal: 'volo' }, 'takes')).toMatch(
      /^The bot: Play: 6 of Cups, and say “Volo” \(.+\)\. You have no more of these cards: /,
    );
    expect(hint({ play: 'C6' }, 'takes')).not.toContain('no more');
    language.set('it');
    expect(hint({ play: 'C6', signal: 'busso' })).toBe(
      'Il bot: Gioca: 6 di Coppe, e di’ «Busso». Chiede al compagno la sua carta migliore.',
    );
  });

  it('names the signal that a card gives by itself, and says what it tells', async () => {
    seated = new Seated();
    seated.session.play(minchiate, null);
    seated.asked({ move: 'play', takes: 'card', cards: ['T22', 'C7'] });
    await tick();
    const board = new TableView(seated.session);
    const compared = { other: { play: 'C7' }, points: 3, reasons: [] } as AdviceMessage['compared'];
    const hint = (why: string, more: Partial<AdviceMessage> = {}) =>
      advised(board, { t: 'advice', hand: 1, n: 2, move: { play: 'T22' }, why, ...more });
    language.set('en');
    expect(hint('fumata')).toBe(
      'The bot: Play: 22 Earth (a fumata). It tells Tessa that you have the Trumpets or, if everybody knows where those are, the best aria left.',
    );
    expect(hint('fumata', { compared })).toMatch(
      /^The bot: Play: 22 Earth \(a fumata\)\. It tells Tessa .+ left\. .*3/,
    );
    expect(hint('takes')).not.toContain('Tessa');
    expect(hint('takes', { compared })).toMatch(/^The bot: Play: 22 Earth\. /);
    language.set('it');
    expect(hint('fumata')).toContain('Dice a Tessa che hai le Trombe');
    expect(hint('girare')).toContain('Tessa ha il tarocco più alto');
    expect(hint('tenuta')).toMatch(
      /\(una tenuta\)\. Chi gioca per ultimo non può salvare una carta di conto più bassa\.$/,
    );
  });

  it('begins with a verb', () => {
    const said = (game: typeof bolognese, declare: string[][]) => {
      const session = new Seated().session;
      session.play(game, null);
      return advised(new TableView(session), { t: 'advice', hand: 1, n: 1, move: { declare } });
    };
    const horses = [['CN', 'DN', 'SN']];
    for (const game of [minchiate, bolognese]) {
      language.set('en');
      expect(said(game, horses)).toMatch(/^The bot: Declare: Horse of Cups, /);
      language.set('it');
      expect(said(game, horses)).toMatch(/^Il bot: Accusa: Cavallo di Coppe, /);
    }
  });

  it('is requested by its own button, for the current question, while it is open', async () => {
    seated = new Seated();
    render(AskHint, { props: { board: new TableView(seated.session) } });
    const button = screen.getByTestId('ask-hint');
    expect(button.hasAttribute('disabled')).toBe(true);
    seated.asked(PLAY);
    await tick();
    await fireEvent.click(button);
    expect(seated.hints).toEqual([{ hand: 1, n: 2 }]);
    await fireEvent.click(button);
    seated.session.act({ play: 'A1' });
    await tick();
    expect(button.hasAttribute('disabled')).toBe(true);
  });

  it('is shown in the table’s place for messages and announced, and goes with the question', async () => {
    await sit();
    seated.session.take(told(1));
    await tick();
    expect(prompt()).not.toContain('The bot');
    seated.session.take(told(2));
    await tick();
    expect(prompt()).toContain('The bot: Play: B2');
    expect(announcer.text).toContain('The bot: Play: B2');
    expect(seated.sent).toEqual([]);
    await fireEvent.click(screen.getByTestId('card-A1'));
    expect(seated.sent).toEqual([{ play: 'A1' }]);
    await tick();
    expect(prompt()).not.toContain('The bot');
  });

  it('gives way to the card that is lifted next, and comes back with another hint', async () => {
    settings.set('twice', 'always');
    await sit();
    seated.session.take(told(2));
    await tick();
    await fireEvent.click(screen.getByTestId('card-A1'));
    expect(prompt()).toContain('A1: again to play');
    expect(prompt()).not.toContain('The bot');
    seated.session.take(told(2));
    await tick();
    expect(prompt()).toContain('The bot: Play: B2');
    settings.set('twice', 'touch');
  });

  it('is not hidden by a refusal before it, and neither is a new question', async () => {
    await sit();
    await fireEvent.click(screen.getByTestId('card-A2'));
    expect(screen.getByTestId('refusal')).toBeTruthy();
    seated.session.take(told(2));
    await tick();
    expect(screen.queryByTestId('refusal')).toBeNull();
    expect(prompt()).toContain('The bot: Play: B2');
    await fireEvent.click(screen.getByTestId('card-A2'));
    expect(screen.getByTestId('refusal')).toBeTruthy();
    seated.told({ e: 'due', seats: [0], phase: 'play' });
    seated.choice(PLAY);
    await tick();
    expect(screen.queryByTestId('refusal')).toBeNull();
  });

  it('leaves the answer to the player’s own move in sight', async () => {
    await sit();
    await fireEvent.click(screen.getByTestId('card-A1'));
    seated.session.take({ t: 'refused', id: 1, rule: 'KING-1', message: '' });
    await tick();
    expect(screen.getByTestId('refusal')).toBeTruthy();
  });

  it('may be late without harm', async () => {
    await sit();
    seated.session.take({ t: 'error', path: '/n', code: 'stale', message: 'no more' });
    await tick();
    expect(screen.queryByTestId('refusal')).toBeNull();
  });

  it('has the game’s words for every kind of move', () => {
    const session = new Seated().session;
    session.play(minchiate, 60);
    const board = new TableView(session);
    const said = (move: Move, why?: string) =>
      advised(board, { t: 'advice', hand: 1, n: 1, move, ...(why ? { why } : {}) });
    expect(said({ cut: 48 }, 'middle')).toBe('The bot: Cut: 48 (the middle of the pack)');
    expect(said({ play: 'CK' }, 'brings_home')).toContain('it is safer won now than later');
    expect(said({ declare: [] }, 'nothing')).toContain('there is nothing to declare');
    expect(said({ discard: ['C1', 'C2', 'C3', 'C4'] }, 'put_down')).toContain('the 4 cards with a light bulb');
    expect(said({ play: 'CK', for: 2 })).not.toContain('2');
    expect(said({ play: 'CK' }, 'a_word_of_tomorrow')).not.toContain('(');
  });

  it('says by how much its card is better and mostly why, or that another is as good', () => {
    const session = new Seated().session;
    session.play(minchiate, 60);
    const board = new TableView(session);
    const said = (compared: Comparison) =>
      advised(board, { t: 'advice', hand: 1, n: 1, move: { play: 'CK' }, why: 'takes', compared });
    const kings: Reason = { why: 'makes', set: 'kings', often: 6, otherwise: 0, points: 11 };
    const trick: Reason = { why: 'partner_takes', often: 6, otherwise: 6, points: 0 };
    expect(said({ other: { play: 'C3' }, points: 20, reasons: [trick, kings] })).toBe(
      'The bot: Play: King of Cups. About 20 points better. Versicola of Kings in 6 of 10 imagined deals instead of 0: +11 points.',
    );
    expect(said({ other: { play: 'C3' }, points: 2, reasons: [] })).toMatch(/About 2 points better\.$/);
    expect(said({ other: { play: 'C3' }, points: 1, reasons: [] })).toMatch(/About 1 point better\.$/);
    expect(said({ other: { play: 'C3' }, points: null, reasons: [trick] })).toContain(
      'King of Cups. The partner takes the trick in 6 of 10 imagined deals, either way. 3 of Cups is as good.',
    );
    expect(said({ other: { play: 'C3' }, points: null, reasons: [] })).toMatch(/\. 3 of Cups is as good\.$/);
  });

  it('says for certain what is certain, in both languages', () => {
    const session = new Seated().session;
    session.play(minchiate, 60);
    const board = new TableView(session);
    const why = { why: 'partner_takes', often: 10, otherwise: 10, points: 0, certain: true } as const;
    const said = () =>
      advised(board, {
        t: 'advice',
        hand: 1,
        n: 1,
        move: { play: 'C3' },
        compared: { other: { play: 'C4' }, points: null, reasons: [why] },
      });
    expect(said()).toBe(
      'The bot: Play: 3 of Cups. The partner takes the trick for certain, either way. 4 of Cups is as good.',
    );
    language.set('it');
    expect(said()).toBe(
      'Il bot: Gioca: 3 di Coppe. La presa va al compagno di sicuro, con l’una o con l’altra. 4 di Coppe va altrettanto bene.',
    );
  });

  it('of Sicily says what to announce, to bet and to call', () => {
    const session = new Seated().session;
    session.play(siciliano, null);
    const board = new TableView(session);
    const said = (move: Move, other: Move) =>
      advised(board, { t: 'advice', hand: 1, n: 1, move, compared: { other, points: null, reasons: [] } });
    const five = { announce: { trionfi: 5 } };
    const silence = { announce: {} };
    const calls = { play: 'CK', calls: ['giove'] };
    expect(said(five, silence)).toBe('The bot: Say: “Five trumps”. “Say nothing” is as good.');
    expect(said(silence, five)).toBe('The bot: Say nothing. “Five trumps” is as good.');
    expect(said({ say: 'mischio' }, { say: 'tengo' })).toBe('The bot: Say: “Mischio”. “Tengo” is as good.');
    expect(said(calls, { play: 'C5' })).toBe(
      'The bot: Play: King of Cups, and say “I hold Giove”. You hold Giove, the 20. 5 of Cups is as good.',
    );
    expect(advised(board, { t: 'advice', hand: 1, n: 1, move: five })).toBe('The bot: Say: “Five trumps”');
    const turned = (expose: (number | null)[]) => advised(board, { t: 'advice', hand: 1, n: 1, move: { expose } });
    expect(turned([0, 4])).toBe('The bot: Turn up whichever you like: you know none of them');
    expect(turned([null, null])).toBe('The bot: Turn up no card');
    language.set('it');
    expect(turned([0, 4])).toBe('Il bot: Scopri quelle che vuoi: non ne conosci nessuna');
    expect(said(five, silence)).toBe('Il bot: Di’: «Cinque trionfi». «Taci» va altrettanto bene.');
    expect(said({ say: 'mischio' }, { say: 'tengo' })).toBe('Il bot: Di’: «Mischio». «Tengo» va altrettanto bene.');
    expect(said(calls, { play: 'C5' })).toBe(
      'Il bot: Gioca: Re di Coppe, e di’ «Ho Giove». Hai Giove, il 20. 5 di Coppe va altrettanto bene.',
    );
  });

  it('of Bologna has its reasons, also where points are bad', () => {
    const session = new Seated().session;
    session.play(bolognese, null);
    const board = new TableView(session);
    const said = (reason: Reason, points: number | null = 5) =>
      advised(board, {
        t: 'advice',
        hand: 1,
        n: 1,
        move: { play: 'C6' },
        compared: { other: { play: 'CQ' }, points, reasons: [reason] },
      });
    expect(said({ why: 'home', cards: ['CQ'], often: 8, otherwise: 3, points: 3 })).toBe(
      'The bot: Play: 6 of Cups. About 5 points better. Home in 8 of 10 imagined deals instead of 3: Queen of Cups, +3 points.',
    );
    expect(said({ why: 'makes', set: 'mori', often: 4, otherwise: 1, points: 4 })).toContain(
      'Sequence of Moors in 4 of 10 imagined deals instead of 1: +4 points.',
    );
    expect(said({ why: 'ducks', often: 10, otherwise: 2, points: 0, certain: true })).toContain(
      'Somebody else takes the trick for certain.',
    );
    expect(said({ why: 'away', cards: ['CQ'], often: 9, otherwise: 4, points: 2 })).toContain(
      'With the others in 9 of 10 imagined deals instead of 4: Queen of Cups, 2 points fewer.',
    );
  });
});
