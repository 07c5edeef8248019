// Resolves URLs against the page's base: the root of its host, or the path under which a proxy serves it.
export const resolveUrl = (path: string): string => new URL(path, document.baseURI).href;

/** URL of the WebSocket. */
export const socketUrl = (): string => resolveUrl('ws').replace(/^http/, 'ws');
