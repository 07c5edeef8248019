// The score sheet of a closed hand: its story, and its review, which is made when it is asked for and kept.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameContext } from '../src/games/context';
import { minchiate } from '../src/games/minchiate';
import { printedHand } from '../src/history/source';
import HandSheet from '../src/history/HandSheet.svelte';
import { language } from '../src/i18n/index.svelte';
import type { Review, RulesGame } from '../src/protocol/types';
import { markOf } from '../src/review/hand_review.svelte';
import { keepReview, keptReview } from '../src/review/kept';
import { gamePresets } from '../src/rules/presets.svelte';
import { sample } from './samples';

const TRICKS = 21;
const WORSE = 17;
const REVIEW = sample<Review>('http_review.json');
const GOOD: Review = { judged: true, better: null };
const asked: { seat: number; trick: number; record?: { game: string } }[] = [];
let answer: (trick: number) => Response;
/** The games of the suites that share the page. */
let games: RulesGame[] = [];
const json = (value: unknown) => new Response(JSON.stringify(value));

beforeEach(async () => {
  localStorage.clear();
  language.set('en');
  asked.length = 0;
  answer = (trick) => json(trick === WORSE ? REVIEW : trick === TRICKS ? { judged: false, better: null } : GOOD);
  vi.stubGlobal('fetch', (address: string, { body }: { body?: string } = {}) => {
    if (!address.endsWith('api/review')) return Promise.resolve(json({ games: [] }));
    const request = JSON.parse(body ?? '') as (typeof asked)[number];
    asked.push(request);
    return Promise.resolve(answer(request.trick));
  });
  await gamePresets.load();
  games = gamePresets.games;
  gamePresets.games = [{ game: 'minchiate', reviews: true } as RulesGame];
});
afterEach(() => void (gamePresets.games = games));

async function show() {
  const source = await printedHand('minchiate');
  if (!source) throw new Error('no printed hand');
  const at = (step: number, seat?: number) => `#/printed/minchiate/${step}${seat === undefined ? '' : `/${seat}`}`;
  return render(HandSheet, { props: { source, at }, context: gameContext(minchiate) });
}
const made = () => waitFor(() => expect(screen.getByTestId('review').dataset['judged']).toBe(String(TRICKS)));

describe('the score sheet of a closed hand', () => {
  it('begins with what decided the hand (V-W5)', async () => {
    await show();
    expect((await screen.findByTestId('story')).textContent).toBe(
      'The hand goes to East and West by 83 points. What made the difference: versicole in the count (+51), then cards robbed and exposed (+15).',
    );
  });

  it('reviews the hand when asked: a dot per trick, then what was better, why, and two ways on', async () => {
    await show();
    await screen.findByTestId('review-hand');
    expect(asked).toEqual([]);
    await fireEvent.click(screen.getByTestId('review-hand'));
    await made();
    expect(asked).toMatchObject(Array.from({ length: TRICKS }, (_, i) => ({ seat: 3, trick: i + 1 })));
    expect(screen.getByTestId('review-agreed').textContent).toContain('Of 20 cards played with a choice, 19');
    expect(screen.getByTestId(`dot-${TRICKS}`).dataset['mark']).toBe('none');
    expect(screen.getByRole('img', { name: 'Trick 1: good' })).toBeTruthy();
    expect(screen.queryByTestId(`reviewed-${WORSE}`)).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Trick 17: a mistake' }));
    const text = screen.getByTestId(`reviewed-${WORSE}`).textContent;
    expect(text).toContain('Trick 17: West played 3 of Cups; better: King of Cups');
    expect(text).toContain('About 17 points better');
    expect(text).toContain('The partner takes the trick in 6 of 10 imagined deals, either way.');
    expect(text).toContain('VERS-5');
    expect(screen.getByTestId('try-it').getAttribute('href')).toBe('#/printed/minchiate/216/3');
    expect(screen.getByTestId('review-jump').getAttribute('href')).toBe('#/printed/minchiate/216');
  });

  it('shows a review again without computing it, and that of another seat only when asked', async () => {
    const first = await show();
    await fireEvent.click(await screen.findByTestId('review-hand'));
    await made();
    first.unmount();
    await show();
    await screen.findByTestId(`dot-${WORSE}`);
    expect(screen.queryByTestId('review-hand')).toBeNull();
    await fireEvent.change(screen.getByTestId('review-seat'), { target: { value: '0' } });
    await screen.findByTestId('review-hand');
    expect(asked.length).toBe(TRICKS);
  });

  it('waits for busy bots, says so in the end, and goes on from the last trick', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const working = answer;
    answer = (trick) =>
      trick < WORSE
        ? working(trick)
        : new Response('{"error":{"code":"busy","path":"","message":""}}', { status: 503 });
    await show();
    await fireEvent.click(await screen.findByTestId('review-hand'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await screen.findByRole('alert')).textContent).toContain('busy');
    expect(asked.filter(({ trick }) => trick === WORSE).length).toBeGreaterThan(1);
    asked.length = 0;
    answer = working;
    await fireEvent.click(screen.getByRole('button', { name: 'Continue the review' }));
    await made();
    expect(asked[0]?.trick).toBe(WORSE);
  });
});

describe('a judged card', () => {
  const worse = (points: number): Review => ({
    judged: true,
    better: { step: 1, move: { play: 'CK' }, compared: { other: { play: 'C3' }, points, reasons: [] } },
  });

  it('is a mistake from so many points, or if a result is given away for points', () => {
    expect([GOOD, worse(9), worse(10), worse(-2)].map((one) => markOf(one, 10))).toEqual([
      'good',
      'minor',
      'grave',
      'grave',
    ]);
  });

  it('is kept with the last hands, of which the oldest give way', () => {
    localStorage.setItem('germini.reviews', 'no list');
    for (let hand = 0; hand < 30; hand += 1) keepReview(`${hand}/0`, [GOOD]);
    expect(keptReview('29/0')).toEqual([GOOD]);
    expect(keptReview('6/0')).toEqual([GOOD]);
    expect(keptReview('5/0')).toEqual([]);
  });
});
