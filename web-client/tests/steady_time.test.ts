// The device's clock may be set at any moment: durations do not depend on it.
import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CouncilMemory } from '../src/council/memory.svelte';
import { Connection } from '../src/net/connection';
import type { Outbound } from '../src/protocol/types';
import ClockRing from '../src/table/ClockRing.svelte';

const HOUR_MS = 3_600_000;
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it.each([HOUR_MS, -HOUR_MS])('the time left is right after the clock was set by %i ms', async (by) => {
  render(ClockRing, { left: 60_000, came: performance.now(), total: 60_000 });
  vi.setSystemTime(Date.now() + by);
  vi.advanceTimersByTime(5000);
  await tick();
  expect(screen.getByTestId('time-left').textContent.trim()).toBe('0:55');
});

it('a silent server is noticed although the clock was set back', () => {
  const sent: string[] = [];
  const socket = {
    readyState: 1,
    send: (text: string) => sent.push(text),
    close: () => undefined,
  } as never as WebSocket;
  const quiet: boolean[] = [];
  const statuses: string[] = [];
  const connection = new Connection({
    url: 'ws://127.0.0.1/ws',
    table: 't',
    since: () => undefined,
    onMessage: () => undefined,
    onStatus: (status) => statuses.push(status),
    onQuiet: (is) => quiet.push(is),
    socket: () => socket,
  });
  connection.open();
  socket.onopen?.(new Event('open'));
  vi.setSystemTime(Date.now() - HOUR_MS);
  vi.advanceTimersByTime(4000);
  expect(quiet).toEqual([true]);
  vi.advanceTimersByTime(12_000);
  expect(statuses).toContain('waiting');
  connection.close();
});

it('the server’s time continues although the clock was set', () => {
  const memory = new CouncilMemory();
  const now = '2026-11-28T12:00:00Z';
  memory.learn({ t: 'welcome', now } as Outbound);
  vi.setSystemTime(Date.now() + HOUR_MS);
  vi.advanceTimersByTime(2000);
  expect(memory.now()).toBe(Date.parse(now) + 2000);
});
