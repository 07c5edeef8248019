import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogues, language } from '../src/i18n/index.svelte';
import CutPanel from '../src/table/CutPanel.svelte';
import DeclarePanel from '../src/table/DeclarePanel.svelte';
import { cardStates, instruction } from '../src/table/asked';

beforeAll(() => language.set('it'));

describe('the cut', () => {
  it('stays within its limits and says how many are lifted', async () => {
    const oncut = vi.fn();
    render(CutPanel, { choice: { kind: 'cut', least: 1, most: 94 }, total: 97, oncut });
    const slider = screen.getByTestId<HTMLInputElement>('cut-slider');
    expect([slider.min, slider.max]).toEqual(['1', '94']);
    await fireEvent.input(slider, { target: { value: '94' } });
    await fireEvent.click(screen.getByTestId('cut-more'));
    expect(screen.getByTestId('cut-count').dataset.count).toBe('94');
    await fireEvent.click(screen.getByTestId('cut-less'));
    await fireEvent.click(screen.getByTestId('cut-confirm'));
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
    render(DeclarePanel, { choice: { kind: 'declare', versicole }, ondeclare });
    expect(screen.getByTestId('declare-confirm').textContent).toContain('26');
    await fireEvent.click(screen.getByTestId('versicola-0').querySelector('input') as HTMLInputElement);
    await fireEvent.click(screen.getByTestId('declare-confirm'));
    expect(ondeclare).toHaveBeenCalledWith([['T1', 'T13', 'T28']]);
    await fireEvent.click(screen.getByTestId('declare-silent'));
    expect(ondeclare).toHaveBeenLastCalledWith([]);
  });

  it('goes on where there is nothing to declare', async () => {
    const ondeclare = vi.fn();
    render(DeclarePanel, { choice: { kind: 'declare', versicole: [] }, ondeclare });
    await fireEvent.click(screen.getByTestId('declare-confirm'));
    expect(ondeclare).toHaveBeenCalledWith([]);
  });
});

const t = catalogues.it;

describe('what the hand is asked', () => {
  it('locks what must be discarded and offers what may', () => {
    const states = cardStates(
      { kind: 'discard', count: 2, must: ['C4'], may: ['C4', 'S3', 'S4'] },
      ['C4', 'S3', 'S4', 'CK'],
      new Set(['S3']),
    );
    expect(Object.fromEntries(states)).toEqual({ C4: 'locked', S3: 'chosen', S4: 'playable', CK: 'barred' });
  });

  it('says what to follow, from the clauses that bar the rest', () => {
    expect(instruction(t, { kind: 'play', cards: ['S3', 'M'], barred: { C4: 'PLAY-2' } }, false)).toBe(
      'Rispondi a Spade.',
    );
    expect(instruction(t, { kind: 'play', cards: ['T3'], barred: { C4: 'PLAY-3' } }, false)).toBe(t.moves.trump);
    expect(instruction(t, { kind: 'play', cards: ['CK'], barred: { C4: 'KING-1', M: 'MAT-2' } }, false)).toBe(
      t.moves.king,
    );
    expect(instruction(t, { kind: 'play', cards: ['C4', 'S3'] }, true)).toBe(t.moves.lead);
  });
});
