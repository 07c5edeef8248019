// The new-table dialog and the waiting room, with ordinary clicks.
import assert from 'node:assert/strict';

/** Opens the dialog from the lobby; the person has an identity there. */
export async function openDialog(person) {
  await person.press('create-table');
  await person.see('create-dialog');
  await unfoldMore(person);
}

/** Unfolds everything that has a default. */
export async function unfoldMore(person) {
  await person.press(person.at('more-options').locator('> summary'));
  await person.see('allow-bots');
}

/** Unfolds every group of options that is not yet. */
export async function unfoldOptions(person) {
  const folded = person.page.locator('details:not([open])[data-testid^="option-group-"]');
  while ((await folded.count()) > 0) await person.press(folded.first().locator('summary'));
}

/** Chooses a value of an option; its group must be unfolded. */
export async function choose(person, option, value) {
  await person.at(`option-${option}-${value}`).check();
  assert.equal(await person.at(`option-${option}`).getAttribute('data-value'), String(value));
}

/** Every option as the dialog shows it: name → value as text. */
export const chosen = (person) =>
  person.page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('fieldset[data-testid^="option-"]')].map(({ dataset }) => [
        dataset.testid.slice('option-'.length),
        dataset.value,
      ]),
    ),
  );

/**
 * Chooses in the open dialog. `options`: those to change, by name; `rounds`, `seats`, `game`, `players`: if not the
 * defaults.
 */
export async function fillDialog(person, { game, preset, players, options = {}, rounds, seats, open = false }) {
  if (game) await person.at('choose-game').selectOption(game);
  if (preset) await person.at('choose-preset').selectOption(preset);
  if (players) await person.at('players').selectOption(String(players));
  if (Object.keys(options).length > 0) await unfoldOptions(person);
  for (const [name, value] of Object.entries(options)) await choose(person, name, value);
  if (rounds) await person.at('rounds').selectOption(String(rounds));
  if (seats) await person.at('seats').selectOption(seats);
  await person.at('choose-access').selectOption(open ? 'open' : 'invited');
}

/** The table of a person's page; its address may contain the invitation too. */
export const tableAt = (person) => /#\/table\/(\w+)/.exec(person.page.url())[1];

/** A table from the lobby to its waiting room, by `wish`. Returns the table's id and the body that the page sent. */
export async function newTable(person, wish) {
  await openDialog(person);
  await fillDialog(person, wish);
  const posted = person.page.waitForRequest(
    (request) => request.method() === 'POST' && /\/api\/tables$/.test(request.url()),
  );
  await person.press('create-confirm');
  const request = (await posted).postDataJSON();
  await person.see('waiting-room');
  return { id: tableAt(person), request };
}

/** The host sits from the beginning, in the first seat: moves if wanted, adds bots to the other free seats, and starts. */
export async function withBots(person, seat = 0) {
  await person.see('stand');
  if (seat > 0) {
    await person.press('stand');
    await person.press(`sit-${seat}`);
    await person.see('stand');
  }
  for (const other of [0, 1, 2, 3]) {
    if (!(await person.at(`add-bot-${other}`).isVisible())) continue;
    await person.press(`add-bot-${other}`);
    await person.at(`add-bot-${other}`).waitFor({ state: 'hidden' });
  }
  await person.press('ready');
  await person.see('board');
}

/**
 * A table from the lobby by `wish`, with everybody in their seats and ready: friends come by the link, and with fewer
 * people than `seats` bots have the last ones. Returns the link.
 */
export async function sitTogether(people, wish, seats = people.length) {
  const [host, ...friends] = people;
  await host.page.goto('/');
  await host.giveName();
  await newTable(host, wish);
  const link = await host.at('invitation-link').inputValue();
  await Promise.all(
    friends.map(async (friend) => {
      await friend.page.goto(link);
      await friend.giveName();
      await friend.see('waiting-room');
    }),
  );
  for (const [seat, person] of people.entries()) {
    if (seat > 0) await person.press(`sit-${seat}`); // the host sits already
    await person.see('stand');
  }
  for (let seat = people.length; seat < seats; seat += 1) await host.press(`add-bot-${seat}`);
  await Promise.all(people.map((person) => person.press('ready')));
  await Promise.all(people.map((person) => person.see('board')));
  return link;
}

/** A table message with the closed hands of its match, each of which the page received once. */
function withHands({ frames }, table) {
  if (!table.match) return table;
  const hands = frames
    .filter(({ dir, text }) => dir === 'in' && text.startsWith('{"t":"hands"'))
    .map(({ text }) => JSON.parse(text))
    .filter(({ match }) => match === table.match.id)
    .flatMap((message) => message.hands);
  const byNumber = [...new Map(hands.map((hand) => [hand.number, hand])).values()];
  return { ...table, match: { ...table.match, hands: byNumber.slice(0, table.match.played) } };
}

/** The newest message of a kind that a person's page received; a table with its closed hands. */
export const latest = (person, kind) => {
  for (let at = person.frames.length - 1; at >= 0; at -= 1) {
    const { dir, text } = person.frames[at];
    if (dir !== 'in' || !text.includes(`"${kind}"`)) continue;
    const message = JSON.parse(text);
    if (message.t === kind) return kind === 'table' ? withHands(person, message) : message;
  }
  return null;
};
