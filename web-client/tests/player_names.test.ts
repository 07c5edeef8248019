// Players' names: a member's is marked, a bot's is marked as a bot, a guest's is not.
import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { me } from '../src/app/guest.svelte';
import PlayerNames from '../src/history/PlayerNames.svelte';
import { language } from '../src/i18n/index.svelte';

describe('the names of those who played', () => {
  it('marks members and bots, and nobody else', () => {
    const { t } = language;
    render(PlayerNames, {
      players: [
        { name: 'Ginevra', number: 482915036, member: true },
        { name: 'Lapo', number: 730164928 },
        { name: 'Bot 3', number: null },
      ],
    });
    expect(screen.getAllByTestId('member')).toHaveLength(1);
    const [first = '', second = '', third = ''] = screen.getByTestId('players').textContent.split(', ');
    expect(first).toContain(`Ginevra (${t.app.member})`);
    expect(second.trim()).toBe('Lapo');
    expect(third).toBe(t.app.bot(t.app.bots[3 % t.app.bots.length] ?? ''));
  });

  it('shows numbers only where two share a name, and calls the reader you', () => {
    me.guest = { guest: 'g', name: 'Lapo', number: 1 };
    const among = [
      { name: 'Lapo', number: 1 },
      { name: 'Nina', number: 2 },
      { name: 'Nina', number: 3 },
    ];
    render(PlayerNames, { players: among, among });
    expect(screen.getByTestId('players').textContent).toBe(`${language.t.history.you}, Nina\u00a0#2, Nina\u00a0#3`);
    me.guest = null;
  });
});
