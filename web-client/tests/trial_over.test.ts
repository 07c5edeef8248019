// The result of a trial beside the real one: in points, with what they are worth.
import { render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { gameContext } from '../src/games/context';
import { minchiate } from '../src/games/minchiate';
import { finalScene, printedHand } from '../src/history/source';
import { language } from '../src/i18n/index.svelte';
import { TableView } from '../src/table/table_view.svelte';
import { TableSession } from '../src/table/session.svelte';
import TrialOver from '../src/trial/TrialOver.svelte';

beforeEach(() => language.set('en'));

describe('a finished trial', () => {
  it('is compared with the real hand in points, and in what they are worth', async () => {
    const source = await printedHand('minchiate');
    if (!source?.hand.seats) throw new Error('no finished printed hand');
    const session = new TableSession();
    session.play(minchiate, 60);
    const none = (): void => undefined;
    const props = { board: new TableView(session), source, came: [0, 0, 0, 0], onrestart: none, onback: none };
    render(TrialOver, { props: { ...props, onclose: none }, context: gameContext(minchiate) });
    const [lead = 0] = minchiate.leads?.(finalScene(source, minchiate)) ?? [];
    expect(lead).not.toBe(0);
    const row = screen.getByTestId('trial-compared').querySelector('tbody tr')?.textContent ?? '';
    expect(row).toContain(`${Math.abs(lead)} points (`);
    expect(row).toContain('resti)');
    expect(row).toContain('0 points (0 resti)');
  });
});
