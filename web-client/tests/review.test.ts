// The review of a finished hand: the worst cards of a seat beside the bot's, with reasons and the way to each.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gameContext } from '../src/games/context';
import { minchiate } from '../src/games/minchiate';
import { printedHand } from '../src/history/source';
import { catalogues, language } from '../src/i18n/index.svelte';
import type { Review } from '../src/protocol/types';
import ReviewDialog from '../src/review/ReviewDialog.svelte';
import { sample } from './samples';

const REVIEW = sample<Review>('http_review.json');
const asked: { seat: number; record?: { game: string } }[] = [];
let answer = () => new Response(JSON.stringify(REVIEW));

beforeEach(() => {
  language.set('en');
  asked.length = 0;
  answer = () => new Response(JSON.stringify(REVIEW));
  vi.stubGlobal('fetch', (address: string, { body }: { body?: string } = {}) => {
    if (!address.endsWith('api/review')) return Promise.resolve(new Response('{"games":[]}'));
    asked.push(JSON.parse(body ?? ''));
    return Promise.resolve(answer());
  });
});

async function show(): Promise<number[]> {
  const jumps: number[] = [];
  const source = await printedHand('minchiate');
  if (!source) throw new Error('no printed hand');
  const props = { source, first: 3, onjump: (step: number) => jumps.push(step), onclose: () => undefined };
  render(ReviewDialog, { props, context: gameContext(minchiate) });
  return jumps;
}

it.each(['it', 'en'] as const)('review and replay of a hand have different names (%s)', (lang) => {
  const { review, sheet, history } = catalogues[lang];
  expect(new Set([review.show, sheet.watch, history.watchIt]).size).toBe(3);
});

describe('the review of a finished hand', () => {
  it('lists the worst cards with the points, the reasons and their clauses, and leads to each', async () => {
    const jumps = await show();
    const worst = await screen.findByTestId('reviewed-17');
    expect(asked).toMatchObject([{ seat: 3, record: { game: 'minchiate' } }]);
    expect(screen.getByTestId('review-agreed').textContent).toContain('Of 19 cards played with a choice, 14');
    expect(worst.textContent).toContain('Trick 17: West played 3 of Cups; better: King of Cups');
    expect(worst.textContent).toContain('About 17 points better');
    expect(worst.textContent).toContain('The partner takes the trick in 6 of 10 imagined deals, either way.');
    expect(worst.textContent).toContain('VERS-5');
    await fireEvent.click(screen.getAllByTestId('review-jump')[0] as HTMLElement);
    expect(jumps).toEqual([REVIEW.moves[0]?.step]);
  });

  it('is asked again for another seat, and says when the bots are busy', async () => {
    await show();
    await screen.findByTestId('reviewed-17');
    answer = () => new Response('{"error":{"code":"busy","path":"","message":""}}', { status: 503 });
    await fireEvent.change(screen.getByTestId('review-seat'), { target: { value: '0' } });
    expect((await screen.findByRole('alert')).textContent).toContain('busy');
    expect(asked.map(({ seat }) => seat)).toEqual([3, 0]);
  });
});
