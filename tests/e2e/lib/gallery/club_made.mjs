// A club for screenshots: an owner with a page, members by name with their roles, and a past that is the
// same every time.
import { Person } from '../browser.mjs';
import { Api } from '../http.mjs';
import { random } from '../player.mjs';

export const ZONE = 'Europe/Rome';
const NAMES = ['Lapo', 'Nannina', 'Cosimo', 'Bianca', 'Neri', 'Tessa', 'Gualtieri degli Albizi'];
const HEAD = 'match,day,game,round,hand,player,side,amount';
const SEED = 1798;
const EVENINGS = 12;
const FIRST = Date.UTC(2025, 9, 7);
const DAY_MS = 86_400_000;
const HANDS = 4;
/** Of the other game: what a side may win in a hand. */
const POINTS = 400;

export class ClubMade {
  #apis = new Map();

  static async found({ browser, server, locale }) {
    const made = new ClubMade();
    made.server = server;
    made.owner = await Person.arrive(browser, server.base, { name: 'Ginevra', locale });
    await made.owner.signUp();
    made.#apis.set('Ginevra', new Api(server.base, await made.owner.secret()));
    return made;
  }

  /** A person's request; throws if it is refused. */
  ask = (name, ...request) => this.#apis.get(name).must(...request);
  of = (below) => `/api/clubs/${this.club}${below}`;

  /** Makes a person with a page a member. */
  async take(person, secret) {
    this.#apis.set(person.name, new Api(this.server.base, await person.secret()));
    await this.ask(person.name, 'POST', '/api/clubs/join', { secret });
  }

  async members() {
    const { secret } = await this.ask('Ginevra', 'POST', this.of('/invitations'), {});
    for (const name of NAMES) {
      this.#apis.set(name, await Api.guest(this.server.base, name));
      await this.ask(name, 'POST', '/api/clubs/join', { secret });
    }
    const { members } = await this.ask('Ginevra', 'GET', this.of(''));
    const { person } = members.find(({ name }) => name === 'Nannina');
    await this.ask('Ginevra', 'POST', this.of('/members'), { person, role: 'organiser', was: 'member' });
    return secret;
  }

  /** Past matches as a file: `game` has stakes, or points per side. */
  static past(game, { evenings = EVENINGS, stakes = true, tables = 2 } = {}) {
    const next = random(SEED);
    const lines = [HEAD];
    for (let evening = 0; evening < evenings; evening++) {
      const drawn = ['Ginevra', ...NAMES].map((name) => [next(), name]).sort(([a], [b]) => a - b);
      const day = new Date(FIRST + 7 * evening * DAY_MS).toISOString().slice(0, 10);
      for (let table = 0; table < tables; table++)
        for (let hand = 1; hand <= HANDS; hand++) {
          const won = Math.floor(next() * 9) - 4;
          const points = Math.floor(next() * POINTS);
          drawn.slice(4 * table, 4 * table + 4).forEach(([, name], i) => {
            const amount = stakes ? (i % 2 ? -won : won) : i % 2 ? POINTS - points : points;
            lines.push(`${evening}-${table},${day},${game},1,${hand},${name},${i % 2},${amount}`);
          });
        }
    }
    return lines.join('\n');
  }

  /** By the club's clock, so many hours from now, on the full hour. */
  static hour(ahead) {
    const told = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' });
    return told
      .format(Date.now() + ahead * 3_600_000)
      .replace(' ', 'T')
      .replace(/\d\d$/, '00');
  }
}
