import { afterEach, expect, it, vi } from 'vitest';
import { preloadFaces } from '../src/cards/preload';
import { deck as bolognese } from '../src/games/bolognese/cards';
import { deck as minchiate } from '../src/games/minchiate/cards';

const { cards: ALL_CARDS, face } = minchiate;

afterEach(() => vi.unstubAllGlobals());

it('every face is preloaded once, a few at a time, and a failure holds up no other', async () => {
  const asked: string[] = [];
  let now = 0;
  let most = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    most = Math.max(most, ++now);
    await new Promise((resolve) => setTimeout(resolve, 1));
    now -= 1;
    if (asked.length === 3) throw new TypeError('no network');
    return new Response('<svg/>');
  });
  await Promise.all([preloadFaces(minchiate, 'en'), preloadFaces(minchiate, 'en')]);
  for (const { code } of ALL_CARDS) expect(asked.filter((address) => address === face(code))).toHaveLength(1);
  expect(asked).toContain(face('back'));
  expect(most).toBeLessThanOrEqual(4);
});

it('another pack is loaded for itself', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response('<svg/>');
  });
  await preloadFaces(bolognese, 'it');
  expect(asked.sort()).toEqual(bolognese.faces('it').sort());
  expect(asked).toContain(bolognese.face('TM1'));
  // Only that language's letters are loaded for the courts.
  expect(asked).toContain(bolognese.face('CN', 'it'));
  expect(asked).not.toContain(bolognese.face('CN', 'en'));
});
