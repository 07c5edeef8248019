// Memory aids: only if the table allows them, and only what the seat has seen. The stream is
// the engine's own output for one seat (the lesson's hand).
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { cardStatuses } from '../src/aids/aids';
import { bolognese } from '../src/games/bolognese';
import { gameContext } from '../src/games/context';
import type { GameUi } from '../src/games/game_ui';
import { minchiate } from '../src/games/minchiate';
import { lesson } from '../src/games/minchiate/lesson/pagat';
import { plain } from '../src/games/plain/plain';
import { language } from '../src/i18n/index.svelte';
import { tableOf, welcomeTo } from '../src/table/local_table';
import type { Options, Settings } from '../src/protocol/types';
import Ledger from '../src/table/Ledger.svelte';
import { TableView } from '../src/table/table_view.svelte';
import { TableSession } from '../src/table/session.svelte';

/** The hand until that card was gathered. */
function sit(settings: Partial<Settings>, until: string, game: GameUi = minchiate, options: Options = {}): TableView {
  const session = new TableSession();
  session.pace = () => 'none';
  session.take(welcomeTo(lesson, 'Lisa'));
  const table = tableOf(lesson, 'Lisa');
  session.take({
    ...table,
    settings: { ...table.settings, ...settings },
    rules: { ...table.rules, options: { ...table.rules.options, ...options } },
  });
  session.play(game, lesson.unitPoints);
  const events = lesson.steps.flatMap((step) => step.events);
  const end = events.findIndex((one) => one.e === 'moved' && one.why === 'gather' && one.cards?.includes(until));
  session.take({ t: 'events', hand: 1, n: 1, events: events.slice(0, end + 1) });
  session.settle();
  return new TableView(session);
}
const panel = (board: TableView) => render(Ledger, { props: { board }, context: gameContext(board.ui) });

beforeEach(() => language.set('it'));

describe('memory aids', () => {
  it('are not in the notebook of tables without them, nor of a game that has none', () => {
    const { unmount } = panel(sit({}, 'SK'));
    expect(screen.queryByTestId('aids')).toBeNull();
    unmount();
    panel(sit({ aids: true }, 'SK', plain('minchiate')));
    expect(screen.queryByTestId('aids')).toBeNull();
    expect(bolognese.aids.length).toBe(2);
  });

  it('show per suit what was played, and nothing else', async () => {
    const board = sit({ aids: true }, 'SK');
    panel(board);
    await fireEvent.click(screen.getByTestId('tab-aids'));
    const played = within(screen.getByTestId('aid-played'));
    const swords = played.getByRole('list', { name: 'Spade' });
    expect(swords.children).toHaveLength(14);
    const out = [...swords.querySelectorAll('[data-fate="out"]')].map((one) => (one as HTMLElement).dataset.aid);
    // The first trick of that hand: SK, S3, S2 and T30.
    expect(out.toSorted()).toEqual(['S2', 'S3', 'SK']);
    expect(played.getByText('3 di 14 uscite')).toBeTruthy();
    expect(played.getByRole('list', { name: 'Tarocchi' }).querySelectorAll('[data-fate="out"]')).toHaveLength(1);
  });

  it('show the own side’s tricks apart only if those may be looked through (PLAY-13)', () => {
    // The partner's King of cups takes the second trick.
    expect(cardStatuses(sit({ aids: true }, 'CK', minchiate, { look_back: 'own_side' }))('CK')).toBe('won');
    expect(cardStatuses(sit({ aids: true }, 'CK', minchiate, { look_back: 'own_side' }))('SK')).toBe('out');
    expect(cardStatuses(sit({ aids: true }, 'CK', minchiate, { look_back: 'off' }))('CK')).toBe('out');
  });

  it('know nothing of other hands: cards only declared or robbed there do not count as seen', () => {
    const fate = cardStatuses(sit({ aids: true }, 'SK', minchiate, { look_back: 'own_side' }));
    // The partner has shown three Kings; the dealer took the 13.
    for (const card of ['CK', 'DK', 'BK', 'T13']) expect(fate(card)).toBe('unseen');
    for (const card of ['M', 'T38', 'T39', 'T40']) expect(fate(card)).toBe('held');
  });

  it('list the versicole that the options allow', () => {
    const rows = (options: Options) =>
      minchiate.aids.find(({ id }) => id === 'versicole')?.rows(sit({ aids: true }, 'SK', minchiate, options)) ?? [];
    expect(rows({ devil: true })).toHaveLength(rows({ devil: false }).length + 1);
    const tens = rows({}).find(({ name }) => name === 'Versicola delle Diecine');
    // VERS-4
    expect(tens?.cards.map(({ card }) => card)).toEqual(['T10', 'T20', 'T30', 'T40']);
    expect(tens?.cards.find(({ card }) => card === 'T30')?.fate).toBe('out');
  });
});
