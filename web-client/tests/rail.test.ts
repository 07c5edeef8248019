import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { cardInfo } from '../src/games/minchiate/deck';
import { language } from '../src/i18n/index.svelte';
import { gameContext } from '../src/games/context';
import { minchiate } from '../src/games/minchiate';
import OpenCards from '../src/table/OpenCards.svelte';

beforeAll(() => language.set('it'));

describe('the open cards of a seat', () => {
  it('show a card of two versicole once, and each versicola whole in the list', async () => {
    // The Fool, the first trump and the last; the first and the last with the thirteenth and the twenty-eighth.
    const groups = [
      ['M', 'T1', 'T40'],
      ['T1', 'T13', 'T28'],
    ];
    render(OpenCards, {
      props: { groups, label: 'Carte', testid: 'open-1', seat: 1 },
      context: gameContext(minchiate),
    });
    const rail = screen.getByTestId('open-1');
    expect(rail.querySelectorAll('img')).toHaveLength(5);
    const names = ['M', 'T1', 'T40', 'T13', 'T28'].map((card) => cardInfo(card).it);
    expect(rail.getAttribute('aria-label')).toBe(`Carte: ${names.join(', ')}`);
    await fireEvent.click(rail);
    const read = within(screen.getByTestId('open-dialog'));
    expect(read.getAllByRole('list').map((row) => row.children.length)).toEqual([3, 3]);
  });
});
