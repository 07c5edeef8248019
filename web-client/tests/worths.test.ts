// The gold pip on counting cards: the game's own value, and nothing on the others.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Preferences from '../src/app/Preferences.svelte';
import { settings } from '../src/app/settings.svelte';
import { bolognese } from '../src/games/bolognese';
import { gameContext } from '../src/games/context';
import type { GameUi } from '../src/games/game_ui';
import { minchiate } from '../src/games/minchiate';
import { plain } from '../src/games/plain/plain';
import CardFace from '../src/ui/CardFace.svelte';

afterEach(() => settings.set('worths', true));

function pip(ui: GameUi, code: string): string | undefined {
  cleanup();
  const { container } = render(CardFace, { props: { code }, context: gameContext(ui) });
  return container.querySelector<HTMLElement>('[data-worth]')?.dataset.worth;
}

describe('the value on a card', () => {
  it.each<[GameUi, string, string | undefined]>([
    // CARD-6 of Minchiate: the 27 is worth nothing, the 28 five, the arie ten, 2 to 5 three; CARD-8: the 29 nothing.
    [minchiate, 'T27', undefined],
    [minchiate, 'T28', '5'],
    [minchiate, 'T29', undefined],
    [minchiate, 'T36', '10'],
    [minchiate, 'T3', '3'],
    [minchiate, 'CQ', undefined],
    [minchiate, 'M', '5'],
    // VAL-1 of Tarocco bolognese.
    [bolognese, 'CQ', '4'],
    [bolognese, 'SN', '3'],
    [bolognese, 'T18', undefined],
    [bolognese, 'T1', '5'],
    [plain('toy'), 'A1', undefined],
  ])('%# is the game’s', (ui, code, worth) => expect(pip(ui, code)).toBe(worth));

  it('is switched off in the preferences, and stays so', async () => {
    render(Preferences);
    await fireEvent.click(screen.getByTestId('show-worths'));
    expect(localStorage.getItem('germini.worths')).toBe('off');
    expect(pip(minchiate, 'T28')).toBeUndefined();
  });
});
