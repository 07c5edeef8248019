// People in browsers: one Chromium, a context for each, every WebSocket frame kept, and all errors
// of the page. They click (or tap) like a person, and wait only for what the page shows.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { chromium } from 'playwright-core';
import { exchangeProblem } from './documents.mjs';
import { FULL } from './sample.mjs';
import { Server, WEB } from './start_server.mjs';

// Headless: a quarter less CPU time for the same pages.
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none', // letters as wide as on today's screens, not rounded to whole pixels
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Without tile memory a page is laid out and hit-tested as usual, but not painted, which takes half the CPU time. */
const UNPAINTED = ['--force-gpu-mem-available-mb=0'];
const POLL_MS = 20; // cheaper for the machine than checking every frame
const PATIENCE_MS = Number(process.env.PATIENCE_MS ?? 30_000);

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** Starts a browser that paints its pages. `flags`: further flags of Chromium. */
export const launchPainting = (...flags) => chromium.launch({ executablePath: CHROMIUM, args: [...FLAGS, ...flags] });

/** Starts a browser that paints its pages only for screenshots (SHOTS). `flags`: further flags of Chromium. */
export const launch = (...flags) => launchPainting(...(process.env.SHOTS ? [] : UNPAINTED), ...flags);

/**
 * Gives a page `pressApart(point)`: presses far away if the last press was near this point, or anywhere without one, so
 * that the next one is not taken for the second half of a double click. Runs in the page before its scripts.
 */
function notePresses() {
  const NEAR = 70; // pixels, more than of a double click
  let last = null;
  addEventListener('click', ({ clientX: x, clientY: y }) => (last = { x, y }), { capture: true });
  const far = { detail: 1, bubbles: true, clientX: -9999, clientY: -9999 };
  globalThis.pressApart = (point) => {
    const near = last && (!point || Math.hypot(point.x - last.x, point.y - last.y) < NEAR);
    if (near) document.documentElement.dispatchEvent(new MouseEvent('click', far));
  };
}

/**
 * One person: a fresh context with a page, nothing stored. `worker`: the page may install its service worker, which
 * loads all files once more; by default only with FULL=1.
 */
export class Person {
  static async enter(
    browser,
    base,
    { name, viewport = DESKTOP, touch = false, locale = 'it-IT', worker = FULL, newcomer = false, motion = false },
  ) {
    const person = new Person();
    Object.assign(person, { name, base, touch, frames: [], complaints: [], strays: [], plays: 0 });
    person.context = await browser.newContext({
      viewport,
      locale,
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: motion ? 'no-preference' : 'reduce',
      serviceWorkers: worker ? 'allow' : 'block',
      baseURL: base,
    });
    person.context.setDefaultTimeout(PATIENCE_MS);
    // A choice of the menu: the cards move without animation.
    if (!motion) await person.context.addInitScript(() => localStorage.setItem('germini.pace', 'none'));
    // And this person has played here before: no coaching.
    if (!newcomer) await person.context.addInitScript(() => localStorage.setItem('germini.coached', '3'));
    await person.context.addInitScript(notePresses);
    person.stays = false; // when the page asks whether to leave it
    person.page = await person.context.newPage();
    person.#listen();
    return person;
  }

  /** Enters, opens the page at a path, and gives the name: by touch at a phone's size, unless specified. */
  static async arrive(browser, base, { path = '/', viewport = DESKTOP, touch = viewport === PHONE, ...rest }) {
    const person = await Person.enter(browser, base, { viewport, touch, ...rest });
    await person.page.goto(path);
    await person.giveName();
    return person;
  }

  #listen() {
    const { page } = this;
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.#received(String(payload)));
      socket.on('framesent', ({ payload }) => this.frames.push({ dir: 'out', text: String(payload) }));
    });
    page.on('pageerror', (error) => this.complaints.push(`${this.name}: ${error.stack ?? error}`));
    page.on('console', (message) => {
      // A visitor without an identity: the page asks and gets 401.
      const stranger = message.location().url.endsWith('/api/guests/me');
      if (message.type() === 'error' && !stranger)
        this.complaints.push(`${this.name}: ${message.text()} (${message.location().url})`);
    });
    page.on('response', (response) => void this.#answered(response));
    page.on('dialog', (dialog) => (this.stays ? dialog.dismiss() : dialog.accept()));
    page.on('request', (request) => {
      const url = request.url();
      if (
        !url.startsWith(this.base) &&
        !url.startsWith(this.base.replace('http', 'ws')) &&
        !url.startsWith('data:') &&
        !url.startsWith('blob:')
      )
        this.strays.push(url);
    });
  }

  /** A response to the page is as documented. A closed server answers every request of a stranger with 401. */
  async #answered(response) {
    const { pathname, search } = new URL(response.url());
    const status = response.status();
    const type = response.headers()['content-type'] ?? '';
    if (!pathname.startsWith('/api/') || status === 401 || status >= 500 || !/^application\/json(;|$)/.test(type))
      return;
    const body = await response.json().catch(() => null);
    const method = response.request().method();
    const wrong = body && exchangeProblem(method, pathname + search, { status, body, type });
    if (wrong) this.complaints.push(`${this.name}: ${wrong}`);
  }

  /** Keeps the frame, and counts the cards played by it. */
  #received(text) {
    this.frames.push({ dir: 'in', text });
    const message = JSON.parse(text);
    if (message.t === 'events') this.plays += message.events.filter(({ why }) => why === 'play').length;
  }

  /** Gives the name when the page asks for it (the lobby, or the gate before a table). */
  async giveName() {
    await this.at('lobby-name').fill(this.name);
    await this.press('lobby-enter');
    await this.at('lobby-name').waitFor({ state: 'hidden' });
  }

  /** The guest's secret, which no script of the page can read. */
  async secret() {
    const cookies = await this.context.cookies(this.base);
    return cookies.find(({ name }) => name === 'germini_guest').value;
  }

  /** A guest gets an account; the asking session continues, with another secret. */
  async signUp(password = 'una parola lunga') {
    const data = { login: this.name, password };
    const answer = await this.context.request.post('/api/accounts', { data });
    if (!answer.ok()) throw new Error(`POST /api/accounts: ${answer.status()} ${await answer.text()}`);
  }

  at(testid) {
    return this.page.getByTestId(testid);
  }

  /** A click of the mouse or a tap. */
  async press(target, options = {}) {
    const locator = typeof target === 'string' ? this.at(target) : target;
    return this.touch ? locator.tap(options) : locator.click(options);
  }

  async see(testid) {
    await this.at(testid).first().waitFor();
  }

  /** Waits until a function of the page returns something, and returns it. */
  async when(look, argument) {
    const handle = await this.page.waitForFunction(look, argument, {
      timeout: PATIENCE_MS,
      polling: POLL_MS,
    });
    return handle.jsonValue();
  }

  /** A screenshot for people to look at, if a folder for them was given. */
  async shot(name) {
    if (process.env.SHOTS) await this.page.screenshot({ path: join(process.env.SHOTS, `${name}.png`) });
  }

  leave() {
    return this.context.close();
  }
}

/** Before a file's tests, a server with the built client and a browser, which `take` gets; they end after the tests. */
export function served(options, take) {
  let server, browser;
  before(async () => {
    server = await Server.start({ web: true, ...options });
    browser = await launch();
    take({ server, browser });
  });
  after(async () => {
    await browser?.close();
    await server?.dispose();
  });
}

/** The same with a copy of the built client, `web`, for tests that change its files. */
export function servedCopy(take) {
  let web;
  const copied = (folder) => {
    web = join(folder, 'web');
    cpSync(WEB, web, { recursive: true });
    return web;
  };
  served({ place: (folder) => join(folder, 'data'), web: copied }, (started) => take({ ...started, web }));
}
