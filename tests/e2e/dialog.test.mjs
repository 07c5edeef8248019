// A table with custom rules, by clicks: every option and value that the server lists can be chosen and is
// explained in both languages, the server's table has the choices, and the page shows them.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { DESKTOP, launch, Person, PHONE } from './lib/browser.mjs';
import { Api } from './lib/http.mjs';
import { chosen, choose, latest, newTable, openDialog, unfoldOptions, withBots } from './lib/new_table.mjs';
import { ALONE, optionsOf } from './lib/presets.mjs';
import { sizes } from './lib/sample.mjs';
import { Screens } from './lib/screens.mjs';
import { Server } from './lib/start_server.mjs';

const GAME = 'minchiate';

let server, browser, rules;
before(async () => {
  server = await Server.start({ web: true });
  browser = await launch();
  rules = (await new Api(server.base).rules()).games.find(({ game }) => game === GAME);
});
after(async () => {
  await browser?.close();
  await server.dispose();
});

/** For every option a value other than the preset's. */
const allOther = (preset) =>
  Object.fromEntries(
    optionsOf(rules, preset).map(({ name, values }) => [
      name,
      values.find((value) => value !== rules.presets[preset][name]),
    ]),
  );
/** Each option on the page: its name, title, text and clause, and its values with their labels and sources. */
const shownOptions = (person) =>
  person.page.evaluate(() =>
    [...document.querySelectorAll('fieldset[data-testid^="option-"]')].map((field) => ({
      name: field.dataset.testid.slice('option-'.length),
      title: field.querySelector('legend').textContent.trim(),
      text: field.querySelector('p').textContent.trim(),
      clause: field.querySelector('.clause').textContent.trim(),
      values: [...field.querySelectorAll('input')].map(({ dataset, labels: [label] }) => ({
        value: dataset.testid.slice(field.dataset.testid.length + 1),
        label: label.textContent.trim(),
        sources: label.querySelector('[data-sources]')?.dataset.sources ?? '',
      })),
    })),
  );
const texts = (options) => Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)]));

const arrive = (name, viewport, locale) => Person.arrive(browser, server.base, { name, viewport, locale });

const SIZES = {
  desktop: { viewport: DESKTOP, locale: 'it-IT', preset: 'germini', other: 'pagat' },
  phone: { viewport: PHONE, locale: 'en-GB', preset: 'pagat', other: 'dresden' },
};
for (const [size, { viewport, locale, preset, other }] of Object.entries(sizes(SIZES, 'phone')))
  suite(`a new table, ${size}`, () => {
    let person, screens;
    after(() => person?.leave());

    test(
      'every option and value of the server’s list can be chosen and has its texts',
      { timeout: 120_000 },
      async () => {
        person = await arrive('Bianca', viewport, locale);
        screens = new Screens(person, size);
        await openDialog(person);
        await screens.look('new-table');
        const found = [];
        for (const form of [preset, ALONE.at(-1)]) {
          await person.at('choose-preset').selectOption(form);
          await unfoldOptions(person);
          const shown = await shownOptions(person);
          const there = shown.map(({ name, clause, values }) => [name, clause, values.map(({ value }) => value)]);
          const listed = optionsOf(rules, form).map(({ name, clause, values }) => [name, clause, values.map(String)]);
          assert.deepEqual(there.sort(), listed.sort());
          found.push(...shown);
          await screens.look(`new-table-${form}`);
        }
        assert.deepEqual(
          new Set(found.map(({ name }) => name)),
          new Set(rules.options.map(({ name }) => name)),
          'every option belongs to one of these presets',
        );
        for (const { name, title, text, values } of found) {
          assert.ok(title && title !== name, `${name} has a name`);
          assert.match(text, /\.$/, `${name} is explained`);
          for (const { value, label, sources } of values) {
            assert.ok(label && label !== value, `${name} ${value} has words`);
            assert.ok(sources, `${name} ${value} has a source`);
          }
        }
      },
    );

    test('a preset sets all options; changed ones are counted, and reset one by one or all at once', async () => {
      await person.at('choose-preset').selectOption(preset);
      assert.deepEqual(await chosen(person), texts(rules.presets[preset]));
      const [first, second, third] = Object.entries(allOther(preset));
      for (const [name, value] of [first, second, third]) await choose(person, name, value);
      const name = person.at('rules-name');
      assert.equal(await name.getAttribute('data-changed'), '3');
      assert.match(await name.innerText(), /, 3 (modifiche|changed)/i);
      await choose(person, second[0], rules.presets[preset][second[0]]);
      assert.equal(await name.getAttribute('data-changed'), '2');
      assert.deepEqual(
        await chosen(person),
        texts({ ...rules.presets[preset], [first[0]]: first[1], [third[0]]: third[1] }),
      );
      await person.press('as-preset');
      assert.deepEqual(await chosen(person), texts(rules.presets[preset]));
      await choose(person, ...first);
      await person.at('choose-preset').selectOption(other);
      assert.deepEqual(await chosen(person), texts(rules.presets[other]));
      assert.equal(await name.getAttribute('data-changed'), '0');
      await person.press('dialog-close');
    });

    test('the server’s table has the chosen options, and only changed ones were sent', async () => {
      const options = allOther(preset);
      const { id, request } = await newTable(person, { preset, options, rounds: 3, open: true });
      assert.deepEqual(request.options, options);
      assert.deepEqual([request.preset, request.rounds, request.seats], [preset, 3, 'drawn']);
      const table = latest(person, 'table');
      assert.equal(table.id, id);
      assert.deepEqual(table.rules, { preset, edition: rules.edition, options: { ...rules.presets[preset], ...options } });
      assert.deepEqual([table.settings.rounds, table.settings.seats], [3, 'drawn']);
      const line = (await new Api(server.base, await person.secret()).table(id)).table;
      assert.deepEqual([line.preset, line.rounds], [preset, 3]);
    });

    test('the table shows its rules, with those that differ from the preset marked', async () => {
      const count = String(optionsOf(rules, preset).length);
      assert.equal(await person.at('table-rules').getAttribute('data-changed'), count);
      await screens.look('waiting-rules');
      await person.press('show-rules');
      await person.page.locator('details[open]').first().waitFor();
      const shown = await person.page.evaluate(() =>
        [...document.querySelectorAll('details[open] fieldset[data-testid^="option-"]')].map(({ dataset }) => ({
          name: dataset.testid.slice('option-'.length),
          value: dataset.value,
          other: dataset.changed === 'true',
        })),
      );
      assert.deepEqual(
        Object.fromEntries(shown.map(({ name, value }) => [name, value])),
        texts(latest(person, 'table').rules.options),
      );
      assert.ok(shown.every(({ other: differs }) => differs));
      await screens.look('rules-dialog');
      await person.press('dialog-close');
    });

    test('without changes no option is sent, and a girata has the chosen seats', async () => {
      await person.page.goto('/#/');
      const { request } = await newTable(person, { preset: other });
      assert.equal(request.options, undefined);
      assert.deepEqual([request.rounds, request.seats], [1, 'chosen']);
      const { rules: kept, settings } = latest(person, 'table');
      assert.deepEqual(kept, { preset: other, edition: rules.edition, options: rules.presets[other] });
      assert.deepEqual([settings.rounds, settings.seats], [1, 'chosen']);
      await withBots(person);
      await person.press('menu');
      await person.press('show-rules');
      await person.see('rules-dialog');
      assert.equal(await person.at('rules-dialog-name').getAttribute('data-changed'), '0');
      assert.equal(await person.page.locator('fieldset[data-changed="true"]').count(), 0);
      assert.equal(
        await person.page.locator('fieldset[data-testid^="option-"]').count(),
        optionsOf(rules, other).length,
      );
      await screens.look('rules-of-the-preset');
    });

    test('no screen is too wide, none has an axe violation, no page logged an error', () => {
      const forms = [preset, ALONE.at(-1)].map((form) => `new-table-${form}`);
      screens.clean(['new-table', ...forms, 'waiting-rules', 'rules-dialog', 'rules-of-the-preset']);
      assert.deepEqual(person.complaints, []);
      assert.deepEqual(person.strays, []);
    });
  });

test('a table with custom rules by keyboard alone', { timeout: 60_000 }, async () => {
  const person = await arrive('Tessa', DESKTOP, 'it-IT');
  const { keyboard } = person.page;
  const focused = () => person.page.evaluate(() => document.activeElement?.closest('[data-testid]')?.dataset.testid);
  const tabTo = async (testid) => {
    for (let step = 0; step < 80 && (await focused()) !== testid; step += 1) await keyboard.press('Tab');
    assert.equal(await focused(), testid);
  };
  await person.at('create-table').focus();
  await keyboard.press('Enter');
  await tabTo('choose-preset');
  await person.at('choose-preset').locator('option[value=germini]').waitFor({ state: 'attached' }); // not an empty list
  const preset = () => person.at('choose-preset').inputValue();
  await keyboard.press('Home');
  for (let step = 0; step < 8 && (await preset()) !== 'germini'; step += 1) await keyboard.press('ArrowDown');
  assert.equal(await preset(), 'germini');
  await tabTo('more-options');
  await keyboard.press('Enter');
  await tabTo('option-group-score');
  await keyboard.press('Enter');
  await tabTo('option-capotto-fourteen_plus');
  await keyboard.press('ArrowUp');
  assert.equal(await person.at('rules-name').getAttribute('data-changed'), '1');
  await tabTo('create-confirm');
  await keyboard.press('Enter');
  await person.see('waiting-room');
  assert.equal(latest(person, 'table').rules.options.capotto, 'fourteen');
  await person.leave();
});
