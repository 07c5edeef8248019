// jsdom has no media queries and no animations; Svelte's motion asks for both.
if (typeof window !== 'undefined') {
  window.matchMedia ??= ((media: string) => ({
    matches: true,
    media,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof window.matchMedia;
  Element.prototype.getAnimations ??= () => [];
  Element.prototype.animate ??= function (this: Element) {
    const made = { cancel() {}, finished: Promise.resolve(), onfinish: null as (() => void) | null };
    queueMicrotask(() => made.onfinish?.());
    return made as unknown as Animation;
  };
}
