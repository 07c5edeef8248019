import { cleanup, configure } from '@testing-library/svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import { PATIENCE_MS } from './patience';
import { sample } from './samples';

// Most suites of a worker share one page and its modules, which begin empty and with the real clock.
vi.useRealTimers();
vi.unstubAllGlobals();
if (typeof window !== 'undefined') {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
}

// jsdom has no media queries, no sizes, no scrolling, no animations and no modal dialogs; Svelte and the page need all of them.
if (typeof window !== 'undefined') {
  window.matchMedia ??= ((media: string) => ({
    matches: !media.includes('prefers-reduced-motion'),
    media,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof window.matchMedia;
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.getAnimations ??= () => [];
  Element.prototype.animate ??= function (this: Element) {
    const made = { cancel() {}, finished: Promise.resolve(), onfinish: null as (() => void) | null };
    queueMicrotask(() => made.onfinish?.());
    return made as unknown as Animation;
  };
}

if (typeof document !== 'undefined') {
  configure({ asyncUtilTimeout: PATIENCE_MS });
  afterEach(cleanup);
  // No test asks a real address. The rules are requested once for all tests of a page, so their answer is always the same.
  beforeEach(() => {
    vi.stubGlobal('fetch', (url: string) =>
      url.endsWith('/api/rules')
        ? Promise.resolve(new Response(JSON.stringify(sample('http_rules.json'))))
        : Promise.reject(new TypeError('no server')),
    );
  });
}

// Components are tested on their own here, in both languages.
if (typeof document !== 'undefined') {
  await (await import('../dev/fetch_texts')).fetchTexts();
  (await import('../src/i18n/index.svelte')).language.set('en');
  // Loaded with a score sheet, which a test may close before they have come.
  await Promise.all([
    import('../src/games/bolognese/sheet/story'),
    import('../src/games/minchiate/sheet/story'),
    import('../src/games/siciliano/sheet/story'),
  ]);
}
