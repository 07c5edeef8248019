import { cleanup } from '@testing-library/svelte';
import { afterEach } from 'vitest';

// jsdom has no media queries, no sizes and no animations; Svelte asks for all three.
if (typeof window !== 'undefined') {
  window.matchMedia ??= ((media: string) => ({
    matches: true,
    media,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof window.matchMedia;
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.getAnimations ??= () => [];
  Element.prototype.animate ??= function (this: Element) {
    const made = { cancel() {}, finished: Promise.resolve(), onfinish: null as (() => void) | null };
    queueMicrotask(() => made.onfinish?.());
    return made as unknown as Animation;
  };
}

if (typeof document !== 'undefined') afterEach(cleanup);
