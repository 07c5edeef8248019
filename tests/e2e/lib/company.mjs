// People of clubs in browsers: each with a page, replaced by a protocol client in the same seat once it was shown.
import { Person } from './browser.mjs';
import { Client } from './client.mjs';
import { Api } from './http.mjs';
import { fillDialog, unfoldMore } from './new_table.mjs';
import { moveFor, playHand } from './player.mjs';
import { answered, ready } from './table.mjs';

const PASSWORD = 'una parola lunga';
const ZONE = 'Europe/Rome';
const HOUR = 3_600_000; // milliseconds
const clock = (style) => new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', ...style });
/** The day of an evening that begins in an hour, for a club: before six it belongs to the previous night. */
export const thisEvening = () => clock({}).format(Date.now() + HOUR - 6 * HOUR);

export class Company {
  #people = new Map();

  constructor(server, browser, rng) {
    Object.assign(this, { server, browser, rng });
  }
  get all() {
    return [...this.#people.values()];
  }
  of = (name) => this.#people.get(name);

  /** A new person in a browser of their own, at a path. */
  async arrive(name, more = {}) {
    const person = await Person.enter(this.browser, this.server.base, { name, ...more });
    this.#people.set(name, person);
    await person.page.goto('/');
    await person.giveName();
    return person;
  }
  async api(name) {
    return new Api(this.server.base, await this.of(name).secret());
  }
  /** Sends as a person, and must not be refused. */
  async ask(name, ...request) {
    return (await this.api(name)).must(...request);
  }
  async text(name, path) {
    const headers = { Cookie: `germini_guest=${await this.of(name).secret()}` };
    return (await fetch(this.server.base + path, { headers })).text();
  }
  number = async (name) => (await (await this.api(name)).me()).number;

  /** A guest gets an account by choosing a password, and keeps the codes. */
  async signUp(name) {
    const person = this.of(name);
    await person.page.goto('/#/me');
    await person.at('sign-up-password').fill(PASSWORD);
    await person.press('sign-up');
    await person.see('codes');
    await person.press('codes-done');
    await person.see('change-password');
  }

  /** Creates a club with a season, house rules and a counting rule; returns {club, season, link} to it. */
  async found(name, { title, season, house, order, broken }) {
    const { page, press, see, at } = bound(this.of(name));
    await page.goto('/#/clubs');
    await at('club-name').fill(title);
    await at('club-zone').fill(ZONE);
    await press('found-club');
    await see('club-title');
    const [, club] = /#\/club\/(\w+)/.exec(page.url());
    await press('tab-standings');
    await press('add-season');
    await at('season-name').fill(season);
    await at('season-from').fill('2020-01-01');
    await at('season-to').fill('2099-12-31');
    await press('save-season');
    await see('season-title');
    const id = (await at('tab-standings').getAttribute('href')).split('/').at(-1);
    await press('tab-evening');
    await press('set-house');
    await unfoldMore(this.of(name));
    await fillDialog(this.of(name), house);
    await press('create-confirm');
    await at('create-dialog').waitFor({ state: 'hidden' });
    await press('tab-members');
    await press('change-club');
    await page.locator('#least').fill('1');
    await at('order-0').selectOption(order);
    await page.getByTestId('broken-off').selectOption(broken);
    await press('save-club');
    await at('club-form').waitFor({ state: 'hidden' });
    await press('invite-member');
    return { club, season: id, link: await at('club-link').inputValue() };
  }
  async join(name, link) {
    const person = this.of(name);
    await person.page.goto(link);
    await person.press('join-club');
    await person.see('club-title');
  }

  /** Creates an evening that begins in an hour; returns its id, with the page open on it. */
  async callEvening(name, club, title) {
    const { page, press, see, at } = bound(this.of(name));
    await page.goto(`/#/club/${club}`);
    await press('call-evening');
    await at('evening-name').fill(title);
    const soon = clock({ timeStyle: 'short' }).format(Date.now() + HOUR);
    await at('evening-at').fill(soon.replace(' ', 'T'));
    await press('save-evening');
    await page.waitForURL(/#\/evening\//);
    await see('evening-title');
    return /#\/evening\/\w+\/(\w+)/.exec(page.url())[1];
  }
  /** Enters the result of a round of real cards, hand by hand; a non-member is entered by name. */
  async enterPaper(name, { club, season }, { day, names, hands }) {
    const { page, press, see, at } = bound(this.of(name));
    await page.goto(`/#/club/${club}/history/${season}`);
    await press('enter-paper');
    await see('player-3');
    await at('paper-day').fill(day);
    for (const [i, player] of names.entries()) {
      const select = at(`player-${i}`);
      const options = await select.locator('option').allTextContents();
      const known = options.indexOf(player);
      await select.selectOption({ index: known < 0 ? options.length - 1 : known });
      if (known < 0) await at(`called-${i}`).fill(player);
    }
    for (const [hand, amounts] of hands.entries()) {
      if (hand > 0) await press('add-hand');
      for (const [i, amount] of amounts.entries()) await at(`amount-0-${hand}-${i}`).fill(String(amount));
    }
    await press('send-paper');
    await see('waiting-paper');
  }

  /** Clients in these people's seats, who leave the table's page in the meantime: the last to connect has the seat. */
  async clients(names, table, invitation) {
    const all = [];
    for (const name of names) {
      await this.of(name).page.goto('/#/');
      await this.of(name).see('create-table');
      const client = new Client(await this.api(name), table, { invitation, label: name });
      await client.connect();
      all.push(client);
    }
    return all;
  }
  /** Hands of that table, from one that is not dealt yet to the last. */
  async hands(clients, from, to) {
    for (let hand = from; hand <= to; hand += 1) {
      await ready(clients, hand);
      await this.finish(clients, hand);
    }
  }
  finish = (clients, hand) => Promise.all(clients.map((client) => playHand(client, hand, this.rng)));
  /** The next hand is dealt, and played until it has so many events. */
  async begin(clients, hand, events) {
    await ready(clients, hand);
    await Promise.all(
      clients.map(async (client) => {
        const far = () => client.last.n >= events;
        for (let taken = null; !far();) {
          await client.until(() => far() || (client.question && client.question !== taken), `event ${events}`);
          if (far()) return;
          taken = client.question;
          answered(await client.act(moveFor(taken.choice, this.rng), { hand, n: taken.n }));
        }
      }),
    );
  }
  leave = () => Promise.all(this.all.map((person) => person.leave()));
}

/** The links of an evening as its page shows them once: by the name of a seat's player, `watch` and `organiser`. */
export async function shownLinks(person) {
  const shown = await person
    .at('link')
    .evaluateAll((all) => all.map((input) => [input.labels[0].textContent.split(': ').at(-1), input.value]));
  const [watch, organiser] = shown.slice(-2).map(([, link]) => link);
  return { ...Object.fromEntries(shown.slice(0, -2)), watch, organiser };
}

const bound = (person) => ({
  page: person.page,
  press: (target) => person.press(target),
  see: (testid) => person.see(testid),
  at: (testid) => person.at(testid),
});

/** All connections are closed, as when people leave. */
export const parted = (clients) => Promise.all(clients.map((client) => client.close()));
