import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import Preferences from '../src/app/Preferences.svelte';
import { settings } from '../src/app/settings.svelte';
import { bolognese } from '../src/games/bolognese';
import { minchiate } from '../src/games/minchiate';
import { language } from '../src/i18n/index.svelte';
import { inOrder } from '../src/table/hand_order';

// In the order of the deal. RANK-1: Coppe and Denari are reversed, the ace above the ten; T40 is the Trombe.
const dealt = ['T40', 'SK', 'C10', 'M', 'B3', 'T7', 'C1', 'T1', 'S5'];

beforeAll(() => language.set('en'));
afterEach(() => settings.set('order', 'rising'));

it('is sorted from the weakest suit to the strongest trump, or the other way round', () => {
  const rising = ['C10', 'C1', 'S5', 'SK', 'B3', 'T1', 'T7', 'T40', 'M'];
  expect(inOrder(dealt, minchiate.cards, 'rising')).toEqual(rising);
  expect(inOrder(dealt, minchiate.cards, 'falling')).toEqual(rising.toReversed());
});

it('is sorted with counting cards behind the others, by the values of its game', () => {
  expect(inOrder(dealt, minchiate.cards, 'counting')).toEqual(['C10', 'C1', 'S5', 'B3', 'T7', 'SK', 'T1', 'T40', 'M']);
  const counting = inOrder(['CK', 'C2', 'T20', 'T7'], bolognese.cards, 'counting');
  expect(counting.slice(0, 2).every((card) => bolognese.cards.worth(card) === 0)).toBe(true);
});

it('loses no card and changes nothing of its input', () => {
  const before = [...dealt];
  expect(inOrder(dealt, minchiate.cards, 'falling').toSorted()).toEqual(before.toSorted());
  expect(dealt).toEqual(before);
});

it('is a preference that is set in the menu and stored by the browser', async () => {
  render(Preferences);
  await userEvent.setup().selectOptions(screen.getByTestId('order'), 'falling');
  expect(settings.order).toBe('falling');
  expect(localStorage.getItem('germini.order')).toBe('falling');
});
