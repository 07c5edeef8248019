// A page translator replaces text nodes: text that changes at the table must not be left to it, or it would never change
// again. Rules and lobby stay translatable.
import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, it } from 'vitest';
import { minchiate } from '../src/games/minchiate';
import { language } from '../src/i18n/index.svelte';
import Lobby from '../src/lobby/Lobby.svelte';
import type { TableMessage } from '../src/protocol/types';
import { TableSession } from '../src/table/session.svelte';
import TablePage from '../src/table/TablePage.svelte';
import { sample } from './samples';

/** Wraps text as Chrome's translator does, where that is allowed; returns what it has wrapped. */
function translate(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const free = texts.filter((text) => text.data.trim() && !text.parentElement?.closest('[translate="no"], style'));
  for (const text of free) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    inner.append(text.data);
    text.replaceWith(outer);
  }
  return free.map(({ data }) => data);
}

it('the table’s words go on after the page was translated', async () => {
  language.set('en');
  const session = new TableSession();
  session.pace = () => 'none';
  session.play(minchiate, 60);
  const you = { guest: 'g', name: 'G', number: 482915036, seat: 1, host: false, last: 0 };
  session.take({ t: 'welcome', protocol: 5, you, table: 't', now: new Date().toISOString() });
  session.take({ ...sample<TableMessage>('outbound_table.json'), hand: 1, clock: null });
  session.take({ t: 'events', hand: 1, n: 1, events: [{ e: 'due', seats: [0], phase: 'play' }] });
  render(TablePage, { session });
  await tick();
  const prompt = () => screen.getByTestId('prompt').textContent;
  const before = prompt();
  translate(document.body);
  session.take({ t: 'events', hand: 1, n: 2, events: [{ e: 'due', seats: [1], phase: 'play' }] });
  await tick();
  expect(prompt()).not.toBe(before);
  session.refuse('halted');
  await tick();
  expect(translate(screen.getByTestId('refusal'))).toEqual([]);
});

it('the lobby is left to a translator', () => {
  const { container } = render(Lobby);
  expect(translate(container)).toContain(language.t.lobby.newcomer.rules);
});
