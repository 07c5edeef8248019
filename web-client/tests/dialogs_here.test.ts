import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dialogs, DialogsHere, type Dialogs } from '../src/table/dialog_loader.svelte';
import type { BoardView } from '../src/table/board_view.svelte';
import LazyDialog from '../src/table/LazyDialog.svelte';

const made = () => {
  const load = vi.fn(() => Promise.resolve({} as Dialogs));
  return { load, dialogs: new DialogsHere(load) };
};
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('what is opened at a table', () => {
  it('opens by itself if nobody does anything', () => {
    vi.useFakeTimers();
    const { load, dialogs } = made();
    dialogs.await();
    vi.advanceTimersByTime(10_000);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does not open after the table is left', () => {
    vi.useFakeTimers();
    const { load, dialogs } = made();
    dialogs.await()();
    vi.advanceTimersByTime(10_000);
    expect(load).not.toHaveBeenCalled();
  });

  it('is retried after it could not be loaded', async () => {
    const { load, dialogs } = made();
    load.mockRejectedValueOnce(new Error('no network'));
    await dialogs.fetch();
    expect([dialogs.failed, dialogs.all]).toEqual([true, null]);
    await dialogs.fetch();
    expect(dialogs.failed).toBe(false);
    expect(dialogs.all).not.toBeNull();
  });

  it('says at its button that it cannot be loaded, and can be dismissed', async () => {
    vi.spyOn(dialogs, 'fetch').mockImplementation(() => {
      dialogs.failed = true;
      return Promise.resolve();
    });
    const onclose = vi.fn();
    render(LazyDialog, { props: { name: 'LastTrick', board: {} as BoardView, onclose } });
    await screen.findByTestId('dialogs-failed');
    await fireEvent.click(screen.getByTestId('dialog-close'));
    expect(onclose).toHaveBeenCalledOnce();
  });
});
