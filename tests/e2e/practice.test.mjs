// Practice without a server: a page that was opened once plays against bots with the network cut, resumes after it was
// closed, survives a crash of its worker, and replays what was played.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { suite, test } from 'node:test';
import { DESKTOP, Person, PHONE, served } from './lib/browser.mjs';
import { playToSheet } from './lib/hands_on.mjs';
import { keptWhole } from './lib/kept_page.mjs';
import { random } from './lib/player.mjs';
import { ROOT } from './lib/start_server.mjs';

const SIZES = { desktop: DESKTOP, phone: PHONE };
const FAMILY = { desktop: 'siciliano', phone: 'bolognese' };
const missing = !existsSync(`${ROOT}web-client/src/practice/modules/minchiate.wasm`);

let server, browser;
served({}, (started) => ({ server, browser } = started));

const opened = (person, hash) => person.page.evaluate((to) => (location.hash = to), hash);

suite('practice', { skip: missing && 'the modules are not built: cmake --build --preset wasm' }, () => {
  for (const [size, viewport] of Object.entries(SIZES))
    test(`a hand without a network: hint, sheet, review, resumed (${size})`, { timeout: 500_000 }, async () => {
      const person = await Person.arrive(browser, server.base, { name: 'Vieri', worker: true, viewport });
      await keptWhole(person);
      await person.context.setOffline(true);
      await person.page.goto('/');
      await person.see('unreachable');
      await person.page.getByTestId('game').selectOption(FAMILY[size]);
      await person.page.getByTestId('bot-level').selectOption('greedy');
      await person.shot(`practice-start-${size}`);
      await person.press('play-alone');
      await person.see('board');
      await person.see('ask-hint');
      await person.press('ask-hint');
      await person.when(() => /bot:/i.test(document.querySelector('[data-testid="prompt"]')?.innerText ?? ''));
      await person.shot(`practice-hint-${size}`);
      await person.page.reload(); // closed and opened again in the middle
      await person.see('board');
      await playToSheet(person, random(1798));
      await person.shot(`practice-sheet-${size}`);
      await opened(person, '#/practice');
      await person.see('practice-hands');
      await person.shot(`practice-page-${size}`);
      await person.page.getByTestId('practice-hands').getByRole('link').first().click();
      await person.see('replay-play');
      await person.shot(`practice-replay-${size}`);
      assert.deepEqual(
        person.complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED/.test(text)),
        [],
      );
      await person.leave();
    });
});
