import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { language } from '../src/i18n/index.svelte';
import * as offer from '../dev/choices';
import { gameContext } from '../src/games/context';
import { minchiate } from '../src/games/minchiate';
import CutPanel from '../src/games/minchiate/CutPanel.svelte';
import { texts } from '../src/games/minchiate/i18n/texts';
import { siciliano } from '../src/games/siciliano';
import type { Choice, OfferedMove } from '../src/protocol/types';
import { cardStates } from '../src/table/choice';
import CardsPanel from '../src/table/CardsPanel.svelte';
import ItemsPanel from '../src/table/ItemsPanel.svelte';
import { TableView } from '../src/table/table_view.svelte';
import { TableSession } from '../src/table/session.svelte';

beforeAll(() => language.set('it'));

const session = new TableSession();
session.play(minchiate, 60);
const board = new TableView(session);

function first({ moves: [move] }: Choice): OfferedMove {
  if (!move) throw new Error('the choice has a move');
  return move;
}

describe('the cut', () => {
  it('stays within its limits and is made by keys', async () => {
    const oncut = vi.fn();
    render(CutPanel, { board, offered: first(offer.cut(1, 94)), onmove: oncut });
    const slider = screen.getByTestId<HTMLInputElement>('cut-slider');
    expect([slider.min, slider.max]).toEqual(['1', '94']);
    await fireEvent.input(slider, { target: { value: '94' } });
    await fireEvent.keyDown(slider, { key: 'ArrowDown' });
    expect(slider.getAttribute('aria-valuetext')).toContain('94');
    await fireEvent.keyDown(slider, { key: 'ArrowUp' });
    await fireEvent.keyDown(slider, { key: 'Enter' });
    expect(oncut).toHaveBeenCalledWith(93);
  });
});

describe('the declaration', () => {
  const versicole = [
    { cards: ['T1', 'T2', 'T3'], worth: 11 },
    { cards: ['T1', 'T13', 'T28'], worth: 15 },
  ];

  it('offers everything, and leaves out what is unticked', async () => {
    const ondeclare = vi.fn();
    render(ItemsPanel, {
      props: { board, offered: first(offer.declare(versicole)), onmove: ondeclare },
      context: gameContext(minchiate),
    });
    expect(screen.getByTestId('declare-confirm').textContent).toContain('26');
    await fireEvent.click(screen.getByTestId('versicola-0').querySelector('input') as HTMLInputElement);
    await fireEvent.click(screen.getByTestId('declare-confirm'));
    expect(ondeclare).toHaveBeenCalledWith([['T1', 'T13', 'T28']]);
    await fireEvent.click(screen.getByTestId('declare-silent'));
    expect(ondeclare).toHaveBeenLastCalledWith([]);
  });

  it('continues if there is nothing to declare', async () => {
    const ondeclare = vi.fn();
    render(ItemsPanel, {
      props: { board, offered: first(offer.declare([])), onmove: ondeclare },
      context: gameContext(minchiate),
    });
    await fireEvent.click(screen.getByTestId('declare-confirm'));
    expect(ondeclare).toHaveBeenCalledWith([]);
  });
});

describe('a single card that is asked for', () => {
  it('is given by a second tap, as in the hand', async () => {
    const ongive = vi.fn();
    const give: OfferedMove = { move: 'give', takes: 'card', cards: ['C4', 'S3'] };
    render(CardsPanel, { props: { board, offered: give, onmove: ongive }, context: gameContext(minchiate) });
    const tap = () =>
      fireEvent(
        screen.getByTestId('give-C4'),
        Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType: 'touch' }),
      );
    await tap();
    expect(ongive).not.toHaveBeenCalled();
    await tap();
    expect(ongive.mock.calls).toEqual([['C4']]);
  });
});

const t = texts.it;
const on = (cards: string[]) => ({ trick: { plays: cards.map((card, seat) => ({ seat, card })), winner: null } });

describe('the prompt of the hand', () => {
  it('locks mandatory discards and offers permitted ones', () => {
    const states = cardStates(
      first(offer.discard(2, ['C4'], ['C4', 'S3', 'S4'])),
      ['C4', 'S3', 'S4', 'CK'],
      new Set(['S3']),
    );
    expect(Object.fromEntries(states)).toEqual({ C4: 'locked', S3: 'chosen', S4: 'playable', CK: 'barred' });
  });

  it('says what to follow, from the clauses that bar the rest', () => {
    expect(minchiate.instruction(offer.play(['S3', 'M'], { C4: 'PLAY-2' }), on(['S5']), 'it')).toBe(
      'Rispondi a Spade.',
    );
    expect(minchiate.instruction(offer.play(['T3'], { C4: 'PLAY-3' }), on(['S5']), 'it')).toBe(t.play.trump);
    expect(minchiate.instruction(offer.play(['CK'], { C4: 'KING-1', M: 'MAT-2' }), on(['S5']), 'it')).toBe(t.play.king);
    expect(minchiate.instruction(offer.play(['C4', 'S3']), on([]), 'it')).toBe(t.play.lead);
    const sicilian = (led: string) => siciliano.instruction(offer.play(['T8'], { C4: 'PLAY-2' }), on([led]), 'it');
    expect(sicilian('S5')).toBe('Non hai il seme: gioca un trionfo.');
    expect(sicilian('T2')).toBe('Rispondi a Trionfi.');
  });
});
