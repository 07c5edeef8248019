import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Announcer } from '../src/ui/announcer.svelte';

const GAP = 800;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** All announcements, in order, until nothing is left. */
function heard(announcer: Announcer): string[] {
  const all = [announcer.text];
  for (let turn = 0; turn < 30; turn += 1) {
    vi.advanceTimersByTime(GAP);
    if (announcer.text !== all.at(-1)) all.push(announcer.text);
  }
  return all;
}

it('announces one thing after another as sentences, the first at once', () => {
  const announcer = new Announcer(GAP);
  for (const word of ['uno', 'due', 'tre']) announcer.say(word);
  expect(announcer.text).toBe('uno.');
  expect(heard(announcer)).toEqual(['uno.', 'due.', 'tre.']);
});

it('makes one message of a burst, without omissions', () => {
  const announcer = new Announcer(GAP);
  const burst = Array.from({ length: 12 }, (_, i) => `${i}.`);
  for (const word of burst) announcer.say(word);
  const said = heard(announcer);
  expect(said.length).toBe(2);
  expect(said.join(' ').split(' ')).toEqual(burst);
});

it('repeats the same words if they occur twice', () => {
  const announcer = new Announcer(GAP);
  announcer.say('Tocca a te');
  announcer.say('Tocca a te');
  const said = heard(announcer);
  expect(said.length).toBe(2);
  expect(said.map((text) => text.trim())).toEqual(['Tocca a te.', 'Tocca a te.']);
});

it('keeps nothing of a page that was left', () => {
  const announcer = new Announcer(GAP);
  for (const word of ['uno', 'due', 'tre']) announcer.say(word);
  announcer.silence();
  expect(heard(announcer)).toEqual(['']);
});
