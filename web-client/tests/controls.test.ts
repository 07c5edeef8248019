// The controls for the moves of any game: by mouse, by touch, by keyboard, and what is sent for them.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { tick } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { language } from '../src/i18n/index.svelte';
import type { Move, OfferedMove } from '../src/protocol/types';
import { TableView } from '../src/table/table_view.svelte';
import Panels from '../src/table/Panels.svelte';
import type { TableSession } from '../src/table/session.svelte';
import { HAND, Seated } from './at_table';

beforeAll(() => language.set('en'));

let session: TableSession;
let sent: Move[];
let seated: Seated;

beforeEach(() => {
  seated = new Seated();
  ({ session, sent } = seated);
});

const context = () => seated.context;
const south = (...moves: OfferedMove[]) => {
  seated.asked(...moves);
  return seated.south();
};
const middle = (...moves: OfferedMove[]) => {
  seated.asked(...moves);
  return render(Panels, { props: { board: new TableView(session) }, context: context() });
};
const press = (testid: string) => fireEvent.click(screen.getByTestId(testid));
const card = (code: string) => screen.getByTestId(`card-${code}`);

describe('a number', () => {
  const bid: OfferedMove = { move: 'bid', takes: 'number', least: 2, most: 4 };

  it('is a slider with its limits, for the keyboard and for touch', async () => {
    middle(bid);
    const slider = screen.getByRole<HTMLInputElement>('slider');
    expect(screen.getByTestId('bid-count').dataset.count).toBe('2');
    expect([slider.min, slider.max]).toEqual(['2', '4']);
    await fireEvent.input(slider, { target: { value: '4' } });
    const user = userEvent.setup();
    screen.getByTestId('bid-confirm').focus();
    await user.keyboard('{Enter}');
    expect(sent).toEqual([{ bid: 4 }]);
  });
});

describe('words and items', () => {
  it('a word is a button', async () => {
    middle({ move: 'call', takes: 'word', words: ['pass', 'solo_game'] });
    expect(screen.getByTestId('call-solo_game').textContent).toBe('solo game');
    await press('call-solo_game');
    expect(sent).toEqual([{ call: 'solo_game' }]);
  });

  it('items are all chosen at first, and any subset may be announced', async () => {
    const items = [
      { word: 'run', cards: ['A1', 'A2'], worth: 3 },
      { word: 'pair', cards: ['B1', 'B2'], worth: 4 },
    ];
    middle({ move: 'announce', takes: 'items', items });
    const confirm = () => screen.getByTestId('announce-confirm');
    expect(confirm().textContent).toContain('7');
    await fireEvent.click(screen.getByTestId('run-0').querySelector('input') as HTMLInputElement);
    expect(confirm().textContent).toContain('4');
    await fireEvent.click(confirm());
    expect(sent).toEqual([{ announce: [['B1', 'B2']] }]);
  });

  it('none is an empty list', async () => {
    middle({ move: 'announce', takes: 'items', items: [{ word: 'run', cards: ['A1', 'A2'], worth: 3 }] });
    await press('announce-silent');
    expect(sent).toEqual([{ announce: [] }]);
  });
});

describe('cards', () => {
  it('that are elsewhere are chosen in the middle', async () => {
    middle({ move: 'give', takes: 'card', cards: ['C6'], barred: { C1: 'TOY-9' } });
    await press('give-C1');
    expect(session.notice?.rule).toBe('TOY-9');
    await press('give-C6');
    expect(sent).toEqual([{ give: 'C6' }]);
  });

  it('of the player’s hand are found by the first letter and sent by Enter', async () => {
    south({ move: 'play', takes: 'card', cards: HAND });
    const user = userEvent.setup();
    card('A1').focus();
    await fireEvent.keyDown(screen.getByRole('list'), { key: 'b' });
    await tick();
    expect(document.activeElement).toBe(card('B1'));
    await user.keyboard('{Enter}');
    expect(sent).toEqual([{ play: 'B1' }]);
  });

  it('by touch are lifted first, and played by the button or a second tap', async () => {
    south({ move: 'play', takes: 'card', cards: HAND });
    const tap = (code: string) =>
      fireEvent(card(code), Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType: 'touch' }));
    await tap('A2');
    expect(sent).toEqual([]);
    await press('play-lifted');
    expect(sent).toEqual([{ play: 'A2' }]);
  });

  it('from the minimum to the maximum suffice, and one too many replaces the last one', async () => {
    south({ move: 'put', takes: 'cards', least: 1, most: 2, must: ['B2'], cards: ['A1', 'A2'] });
    expect(card('B2').getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByTestId<HTMLButtonElement>('put-confirm').disabled).toBe(false);
    await fireEvent.click(card('A1'));
    await fireEvent.click(card('A2'));
    expect(session.notice).toBeNull();
    expect(card('A1').getAttribute('aria-pressed')).toBe('false');
    await press('put-confirm');
    expect(sent).toEqual([{ put: ['B2', 'A2'] }]);
  });

  it('of another’s open hand are played for its owner', async () => {
    south({ move: 'play', takes: 'card', for: 2, cards: ['C6'], barred: { C1: 'TOY-2' } });
    expect(screen.getByTestId('for-panel').dataset.seat).toBe('2');
    await press('for-C6');
    expect(sent).toEqual([{ play: 'C6', for: 2 }]);
  });
});

describe('beside the cards', () => {
  it('a move without parameters is a button', async () => {
    south({ move: 'play', takes: 'card', cards: HAND }, { move: 'lay_down', takes: 'nothing' });
    expect(screen.getByTestId('lay_down').textContent).toBe('Lay down');
    await press('lay_down');
    expect(sent).toEqual([{ lay_down: true }]);
  });

  it('what goes with a card is a toggle, or one of some words, or none', async () => {
    south({ move: 'play', takes: 'card', cards: HAND, with: { ring: true, say: ['busso', 'volo'] } });
    const toggle = screen.getByTestId('with-ring');
    expect(toggle.getAttribute('aria-pressed')).toBe('false');
    await fireEvent.click(toggle);
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
    await fireEvent.change(screen.getByTestId('with-say'), { target: { value: 'volo' } });
    await fireEvent.click(card('A1'));
    expect(sent).toEqual([{ play: 'A1', ring: true, say: 'volo' }]);
  });

  it('several words open on a press, each with what it says', async () => {
    south({ move: 'play', takes: 'card', cards: HAND, with: { say: ['busso'] }, with_several: ['say'] });
    expect(screen.queryByTestId('with-say-busso')).toBeNull();
    expect(screen.getByTestId('with-say').getAttribute('popovertarget')).toBe('play-say');
  });

  describe('a word for some cards only', () => {
    const lead: OfferedMove = {
      move: 'play',
      takes: 'card',
      cards: HAND,
      with: { say: ['busso', 'striscio', 'volo'] },
      with_only: { say: { busso: ['A1'], volo: [] } },
    };
    const say = () => screen.getByTestId<HTMLSelectElement>('with-say');
    const option = (word: string) => {
      const found = [...say().options].find(({ value }) => value === word);
      return [found?.disabled, found?.textContent];
    };
    const tap = (code: string) =>
      fireEvent(card(code), Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType: 'touch' }));

    it('cannot be said with another, and the reason is shown with it', async () => {
      south(lead);
      expect(option('busso')).toEqual([false, 'busso']);
      expect(option('volo')).toEqual([true, 'volo: no card fits']);
      await tap('A2');
      expect(option('busso')).toEqual([true, 'busso: not with this card']);
      expect(option('striscio')).toEqual([false, 'striscio']);
      await tap('A1');
      expect(option('busso')[0]).toBe(false);
      expect(option('volo')[0]).toBe(true);
    });

    it('is withdrawn when another card is lifted', async () => {
      south(lead);
      await fireEvent.change(say(), { target: { value: 'busso' } });
      await tap('A1');
      expect(say().value).toBe('busso');
      await tap('A2');
      expect(say().value).toBe('');
      expect(session.notice).not.toBeNull();
      await press('play-lifted');
      expect(sent).toEqual([{ play: 'A2' }]);
    });

    it('is withdrawn for a card that is elsewhere', async () => {
      middle({ ...lead, move: 'give', cards: ['C6'] });
      await fireEvent.change(say(), { target: { value: 'busso' } });
      await press('give-C6');
      expect(sent).toEqual([]);
      await press('give-C6');
      expect(sent).toEqual([{ give: 'C6' }]);
    });

    it('is withdrawn by the mouse too, and nothing is played without it unasked', async () => {
      south(lead);
      await fireEvent.change(say(), { target: { value: 'busso' } });
      await fireEvent.click(card('A2'));
      expect(sent).toEqual([]);
      expect(say().value).toBe('');
      await fireEvent.click(card('A2'));
      expect(sent).toEqual([{ play: 'A2' }]);
    });
  });

  it('a hand with several moves asks which, and a new one begins without a selection', async () => {
    south(
      { move: 'exchange', takes: 'cards', least: 1, most: 2, cards: HAND },
      { move: 'play', takes: 'card', cards: HAND },
    );
    await fireEvent.click(card('A1'));
    expect(screen.getByTestId('way-exchange').getAttribute('aria-pressed')).toBe('true');
    await press('way-play');
    expect(card('A1').getAttribute('aria-pressed')).toBeNull();
    await fireEvent.click(card('B1'));
    expect(sent).toEqual([{ play: 'B1' }]);
  });
});

it('renders no card of the hand again when another player plays', async () => {
  seated.dealt(1);
  seated.south();
  await tick();
  const name = vi.spyOn(seated.session.ui.cards, 'name');
  seated.told(
    { e: 'moved', from: 'hand:1', to: 'trick', why: 'play', count: 1, cards: ['C1'] },
    { e: 'due', seats: [2], phase: 'play' },
  );
  await tick();
  const named = name.mock.calls.map(([card]) => card);
  name.mockRestore();
  expect(named.filter((card) => HAND.includes(card))).toEqual([]);
});
