// What a player has chosen belongs to the question: a repeated question keeps it, and a refused change is not shown.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { silentLine } from '../dev/silent_transport';
import MembersTab from '../src/club/MembersTab.svelte';
import PaperForm from '../src/club/PaperForm.svelte';
import { gameContext } from '../src/games/context';
import { plain } from '../src/games/plain/plain';
import { language } from '../src/i18n/index.svelte';
import type { Club, OfferedMove, Outbound, TableMessage } from '../src/protocol/types';
import RuleOption from '../src/rules/RuleOption.svelte';
import { TableSession } from '../src/table/session.svelte';
import { TableView } from '../src/table/table_view.svelte';
import WaitingRoom from '../src/table/WaitingRoom.svelte';
import Dialog from '../src/ui/Dialog.svelte';
import { createRawSnippet } from 'svelte';
import { Seated } from './at_table';
import { sample } from './samples';

afterEach(() => vi.unstubAllGlobals());

const DISCARD: OfferedMove = { move: 'discard', takes: 'cards', cards: ['A1', 'A2', 'B1'], least: 2, most: 2 };
const chosen = (card: string) => screen.getByTestId(`card-${card}`).dataset.chosen;

it('a question repeated after a reconnection keeps the chosen cards', async () => {
  const seated = new Seated();
  seated.asked(DISCARD);
  seated.south();
  await fireEvent.click(screen.getByTestId('card-A2'));
  expect(chosen('A2')).toBe('true');
  seated.session.status = 'waiting';
  await tick();
  seated.session.status = 'open';
  seated.choice({ ...DISCARD });
  await tick();
  expect(chosen('A2')).toBe('true');
});

it('a refused move keeps the chosen cards, and the next question starts without any', async () => {
  const seated = new Seated();
  seated.asked(DISCARD);
  seated.south();
  for (const card of ['A1', 'A2']) await fireEvent.click(screen.getByTestId(`card-${card}`));
  await fireEvent.click(screen.getByTestId('discard-confirm'));
  expect(seated.sent).toHaveLength(1);
  seated.session.take({ t: 'refused', id: 1, rule: 'DISC-1', message: '…' } as Outbound);
  await tick();
  expect(['A1', 'A2'].map(chosen)).toEqual(['true', 'true']);
  expect(screen.queryByTestId('refusal')).not.toBeNull();
  seated.told({ e: 'due', seats: [0], phase: 'play' });
  seated.choice(DISCARD);
  await tick();
  expect(['A1', 'A2'].map(chosen)).toEqual([undefined, undefined]);
});

const shut = vi.fn();
const dialog = () => {
  shut.mockClear();
  const children = createRawSnippet(() => ({ render: () => '<p data-testid="inside">words</p>' }));
  render(Dialog, { title: 't', onclose: shut, children, testid: 'box' });
  return { box: screen.getByTestId('box'), inside: screen.getByTestId('inside') };
};

it('a dialog stays open if a selection of its text ends beside it', async () => {
  const { box, inside } = dialog();
  await fireEvent.pointerDown(inside);
  await fireEvent.click(box);
  expect(shut).not.toHaveBeenCalled();
  await fireEvent.pointerDown(box);
  await fireEvent.click(box);
  expect(shut).toHaveBeenCalledOnce();
});

it('a table’s visibility is shown as the server has it', async () => {
  const session = new TableSession();
  const asked: unknown[] = [];
  session.transport = silentLine({ do: (what) => asked.push(what) });
  session.status = 'open';
  const you = { guest: 'guest0001', name: 'Lapo', number: 100000002, seat: 1, host: true, last: 0 };
  session.take({ t: 'welcome', protocol: 5, now: new Date().toISOString(), you, table: 't' });
  const told = sample<TableMessage>('outbound_table_waiting.json');
  const table = (open: boolean, muted = false): TableMessage => ({
    ...told,
    settings: { ...told.settings, public: open },
    chat_muted: muted,
  });
  session.take(table(false));
  render(WaitingRoom, { board: new TableView(session) });
  const box = (id: string) => screen.getByTestId<HTMLInputElement>(id);
  for (const id of ['public', 'mute-chat']) {
    await fireEvent.click(box(id));
    expect(box(id).checked, id).toBe(false);
  }
  expect(asked).toEqual([{ public: true }, { mute_chat: true }]);
  session.take(table(true, true));
  await tick();
  expect([box('public').checked, box('mute-chat').checked]).toEqual([true, true]);
});

it('a refused role is not shown', async () => {
  language.set('en');
  const club = sample<Club>('club_club.json');
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(JSON.stringify({ error: { code: 'last_owner', path: '', message: '' } }), { status: 409 }),
    ),
  );
  render(MembersTab, { club: { ...club, role: 'owner' }, reload: () => Promise.resolve() });
  const owner = club.members.find(({ role }) => role === 'owner');
  const select = screen.getByLabelText<HTMLSelectElement>(language.t.club.roleOf(owner?.name ?? ''));
  await fireEvent.change(select, { target: { value: 'member' } });
  await waitFor(() => expect(select.value).toBe('owner'));
});

it('a number beyond an option’s range is replaced by the limit, also twice', async () => {
  const option = { name: 'x', clause: 'X-1', values: [], least: 1, most: 9 };
  const props = { option, words: { list: {}, values: {}, sources: {} }, value: 9, preset: 9, onchange: vi.fn() };
  render(RuleOption, { props: props as never, context: gameContext(plain('x')) });
  const input = screen.getByTestId<HTMLInputElement>('option-x-number');
  await fireEvent.change(input, { target: { value: '44' } });
  expect(props.onchange).toHaveBeenCalledWith(9);
  expect(input.value).toBe('9');
});

it('a round added by mistake can be removed', async () => {
  const club = sample<Club>('club_club.json');
  render(PaperForm, { club, season: 'dddddddddddd', reload: () => Promise.resolve(), onclose: () => undefined });
  await screen.findByTestId('amount-0-0');
  expect(screen.queryByTestId('drop-round')).toBeNull();
  await fireEvent.click(screen.getByTestId('add-round'));
  await screen.findByTestId('amount-1-0');
  await fireEvent.click(screen.getByTestId('drop-round'));
  expect(screen.queryByTestId('amount-1-0')).toBeNull();
  expect(screen.queryByTestId('drop-round')).toBeNull();
});
