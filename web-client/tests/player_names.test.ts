// Players' names: a member's is marked, a bot's is marked as a bot, a guest's is not.
import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
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
    expect(second.trim()).toMatch(/^Lapo\s#730164928$/);
    expect(third).toBe(t.app.bot(t.app.bots[3 % t.app.bots.length] ?? ''));
  });
});
