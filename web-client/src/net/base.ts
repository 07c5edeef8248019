// Where the page lies: at the root of its host, or below a path that a proxy gives it. All that it asks for is beside it.
export const resolveUrl = (path: string): string => new URL(path, document.baseURI).href;

/** The address of the line to the server. */
export const socketUrl = (): string => resolveUrl('ws').replace(/^http/, 'ws');
