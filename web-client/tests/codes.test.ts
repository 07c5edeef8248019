// Recovery codes are shown once: leaving the page asks for confirmation, and they can be copied and saved.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Codes from '../src/account/Codes.svelte';
import { router } from '../src/app/route.svelte';
import { language } from '../src/i18n/index.svelte';

const CODES = ['k7pqm-2xvh3', 'abcde-fghjk'];
let stop = (): void => undefined;

beforeEach(async () => {
  language.set('en');
  location.hash = '#/me';
  stop = router.start();
});
afterEach(() => stop());

/** A navigation of the browser to another address of the page. */
async function goes(hash: string): Promise<void> {
  location.hash = hash;
  dispatchEvent(new HashChangeEvent('hashchange'));
  await Promise.resolve();
}
/** Whether the browser asks before it closes the page. */
const asks = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('holds the page until the codes are saved', async () => {
  const leaves = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const done = vi.fn();
  const { unmount } = render(Codes, { codes: CODES, ondone: done });
  expect(asks()).toBe(true);
  await goes('#/rules');
  expect(leaves).toHaveBeenCalledOnce();
  expect(router.route).toEqual({ page: 'me' });
  expect(location.hash).toBe('#/me');
  await fireEvent.click(screen.getByTestId('codes-done'));
  expect(done).toHaveBeenCalledOnce();
  unmount();
  expect(asks()).toBe(false);
  await goes('#/rules');
  expect(router.route).toEqual({ page: 'rules' });
  expect(leaves).toHaveBeenCalledOnce();
});

it('lets the user leave without them', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  render(Codes, { codes: CODES, ondone: () => undefined });
  await goes('#/clubs');
  expect(router.route).toEqual({ page: 'clubs' });
});

it('copies them, or selects them if it may not copy, and offers them as a file', async () => {
  render(Codes, { codes: CODES, ondone: () => undefined });
  const text = 'k7pqm-2xvh3\nabcde-fghjk\n';
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  await fireEvent.click(screen.getByTestId('codes-copy'));
  expect(writeText).toHaveBeenCalledWith(text);
  await screen.findByText('Copied.');
  writeText.mockRejectedValue(new DOMException('no'));
  await fireEvent.click(screen.getByTestId('codes-copy'));
  await screen.findByText('They are selected: copy them now.');
  const file = screen.getByTestId('codes-download');
  expect(file).toHaveProperty('download', 'germini-codes.txt');
  expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(text);
  vi.unstubAllGlobals();
});
