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
  if (location.hash !== '#/me') await to('#/me');
  stop = router.start();
});
afterEach(() => stop());

/** Waits for the browser to show another address of the page. */
const turned = () => new Promise((done) => addEventListener('hashchange', done, { once: true }));
async function goes(where: () => void): Promise<void> {
  const there = turned();
  where();
  await there;
}
const to = (hash: string) => goes(() => (location.hash = hash));
const back = () => goes(() => history.back());
/** Whether the browser asks before it closes the page. */
const asks = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('holds the page until the codes are saved', async () => {
  const leaves = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const done = vi.fn();
  const { unmount } = render(Codes, { codes: CODES, ondone: done });
  expect(asks()).toBe(true);
  await to('#/rules');
  await turned();
  expect(leaves).toHaveBeenCalledOnce();
  expect(router.route).toEqual({ page: 'me' });
  expect(location.hash).toBe('#/me');
  await fireEvent.click(screen.getByTestId('codes-done'));
  expect(done).toHaveBeenCalledOnce();
  unmount();
  expect(asks()).toBe(false);
  await to('#/rules');
  expect(router.route).toEqual({ page: 'rules' });
  expect(leaves).toHaveBeenCalledOnce();
});

it('stays at its place in the history, however often going back is cancelled', async () => {
  for (const hash of ['#/rules', '#/credits', '#/me']) if (location.hash !== hash) await to(hash);
  vi.spyOn(window, 'confirm').mockReturnValue(false);
  const { unmount } = render(Codes, { codes: CODES, ondone: () => undefined });
  for (let time = 0; time < 3; time += 1) {
    await back();
    await turned();
    expect(location.hash).toBe('#/me');
  }
  unmount();
  await back();
  expect(location.hash).toBe('#/credits');
  await back();
  expect(location.hash).toBe('#/rules');
});

it('lets the user leave without them', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  render(Codes, { codes: CODES, ondone: () => undefined });
  await to('#/clubs');
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
