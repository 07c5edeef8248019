// A season of real clubs, by real browsers with the real program: two clubs, six accounts and two guests; an evening
// with tables; a girone adjourned across a kill of the server, another ended by a deserter; a manual result entered and
// confirmed; a correction; a guest who makes an account during the season. Then every figure, computed here from the ledger and
// from the closed hands, and detected changes in a copy of the database and in a proof.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, suite, test } from 'node:test';
import { DESKTOP, launch, PHONE } from './lib/browser.mjs';
import { verify, verifyChanged } from './lib/changed_copy.mjs';
import { Company, parted, shownLinks, thisEvening } from './lib/company.mjs';
import { breakOff, each, leave, seatOf, tableOf, until, ways } from './lib/council.mjs';
import { checked, exchanged, falseSecret, openDeal, proofOf } from './lib/fair_file.mjs';
import { reading, streams } from './lib/ledger.mjs';
import { readTable } from './lib/match_view.mjs';
import { tableAt } from './lib/new_table.mjs';
import { random } from './lib/player.mjs';
import { bonuses, closedHands, csvRows, desertion, showsRows, summed, wonInHands } from './lib/season_figures.mjs';
import { kindOf, readLedger, standingsOf, toldStandings } from './lib/season_model.mjs';
import { settles, shownSettlement } from './lib/settlement.mjs';
import { EXE, Server, UNHURRIED } from './lib/start_server.mjs';
import { story } from './lib/steps.mjs';
import { answered, received } from './lib/table.mjs';

const SEED = Number(process.env.SEED ?? 1798);
const STEP = { timeout: 120_000 };
const ACCOUNTS = ['Ginevra', 'Lapo', 'Nannina', 'Cosimo', 'Bianca', 'Neri'];
const MEMBER = 'Tullio'; // a guest, and a member
const STRANGER = 'Zia Bice'; // a guest of the evening
const NAMES = [...ACCOUNTS, MEMBER, STRANGER];
const GIRATA = 4;
const GIRONE = 12;
const BONUS = 3; // D-12: from each loser of a girata to a winner
const EACH = 2; // SETT-10, D-4: to each opponent for each hand that a deserter leaves unplayed
const BEGUN = 60; // events of a hand that is well under way
/** Hands of real cards, by player: the second was entered wrongly at first. */
const PAPER = { names: ['Ginevra', MEMBER, 'Bianca', 'Zio Tano'], hands: [[3, -3, 3, -3], [-1, 1, -1, 1]] }; // prettier-ignore
const RIGHT = [-2, 2, -2, 2];

let server, browser, company, germini, matto, evening, day, everybody;
const tables = []; // {id, names, match}
const rng = random(SEED);

const inOrder = story();
const step = (name, body) => test(name, STEP, inOrder(body));
const people = (names) => names.map((name) => company.of(name));
const ledger = ({ club, season }, name) => company.text(name, `/api/clubs/${club}/seasons/${season}/ledger`);

before(async () => {
  server = await Server.start({ web: true, args: UNHURRIED });
  browser = await launch();
  company = new Company(server, browser, rng);
});
after(async () => {
  await browser?.close();
  await server?.dispose();
});

suite('a season of two clubs', () => {
  step('two members create clubs, with a season, house rules and a counting rule', async () => {
    const phone = { viewport: PHONE, touch: true };
    await Promise.all(
      NAMES.map((name, i) => company.arrive(name, { ...(i % 3 === 1 ? phone : { viewport: DESKTOP }), worker: false })),
    );
    for (const name of ACCOUNTS) await company.signUp(name); // passwords of one address that wait for each other
    const girone = { preset: 'germini', rounds: 3, options: { girata_bonus: BONUS } };
    [germini, matto] = await Promise.all([
      company.found('Ginevra', {
        title: 'Accademia dei Germini',
        season: 'Inverno',
        house: girone,
        order: 'net',
        broken: 'all',
      }),
      company.found('Lapo', {
        title: 'Compagnia del Matto',
        season: 'Primavera',
        house: { game: 'bolognese', preset: 'quattro_scartate' },
        order: 'average',
        broken: 'rounds',
      }),
    ]);
    await Promise.all([...ACCOUNTS.slice(1), MEMBER].map((name) => company.join(name, germini.link)));
    await Promise.all(['Nannina', 'Cosimo', 'Bianca'].map((name) => company.join(name, matto.link)));
  });

  step('an evening is created, all attend, and two tables are drawn', async () => {
    const owner = company.of('Ginevra');
    day = thisEvening();
    evening = await company.callEvening('Ginevra', germini.club, 'Giovedì dei germini');
    await each(people(NAMES.slice(0, -1)), async (person) => {
      await person.page.goto(`/#/evening/${germini.club}/${evening}`);
      await person.press('answer-yes');
      await person.page.locator('[data-testid="answer-yes"][aria-pressed="true"]').waitFor();
    });
    await owner.page.reload();
    await owner.at('guest-name').fill(STRANGER);
    await owner.press('add-guest');
    await owner.at('coming').getByText(STRANGER).waitFor();
    await owner.press('draw');
    await owner.see('drawn-2');
    await owner.press('open-tables');
    await owner.see('links');
    const { [STRANGER]: link } = await shownLinks(owner);
    const { draw } = await company.ask('Ginevra', 'GET', `/api/clubs/${germini.club}/evenings/${evening}`);
    assert.equal(draw.how, 'rota');
    for (const { table, seats } of draw.tables) tables.push({ id: table, names: seats.map(({ name }) => name) });
    assert.deepEqual(tables.flatMap(({ names }) => names).sort(), [...NAMES].sort());
    const stranger = company.of(STRANGER);
    await stranger.page.goto(link);
    await stranger.press('take-seat');
    await stranger.see('waiting-room');
    await owner.page.goto(`/#/evening/${germini.club}/${evening}`);
    await each(people(NAMES.slice(0, -1)), async (person) => {
      await person.page.reload();
      await person.press('my-seat');
      await person.see('waiting-room');
    });
  });

  step('both tables draw for seats, and begin a girone', async () => {
    for (const table of tables) {
      const there = people(table.names);
      for (const person of there) await person.press('ready');
      await each(there, async (person) => {
        await person.see('draw-result');
        await person.press('draw-done');
        await person.at('draw-dialog').waitFor({ state: 'hidden' });
      });
      table.match = tableOf(there[0]).match;
      assert.equal(table.match.rounds, 3);
    }
  });

  step('the first is adjourned in its sixth hand; the server is killed; the same four resume it', async () => {
    const { id, names } = tables[0];
    const there = people(names);
    const clients = await company.clients(names, id);
    await company.finish(clients, 1);
    await company.hands(clients, 2, 5);
    await company.begin(clients, 6, BEGUN);
    const before = clients.map((client) => streams(received(client)).get(6));
    const { seats, match } = clients[0].table;
    await parted(clients);
    await each(there, async (person) => {
      await person.page.goto(`/#/table/${id}`);
      await person.see('board');
    });
    for (const person of there) {
      await ways(person);
      await person.press('vote-adjourn');
    }
    await each(there, (person) => person.see('halt-dialog'));
    const welcomes = (person) => person.frames.filter(({ text }) => text.startsWith('{"t":"welcome"')).length;
    const had = there.map(welcomes);
    await server.kill();
    await server.again();
    await each(there, (person, i) => until(() => welcomes(person) > had[i], `${person.name} comes back`));
    assert.equal(tableOf(there[0]).halt.kind, 'adjourned');
    for (const person of there) await person.press('go-on');
    await each(there, (person) => person.at('halt-dialog').waitFor({ state: 'hidden' }));
    const again = await company.clients(names, id);
    const { table } = again[0];
    assert.deepEqual([table.match.id, table.hand, table.match.seating], [match.id, 6, match.seating]);
    assert.deepEqual(table.seats.map(({ name }) => name), seats.map(({ name }) => name)); // prettier-ignore
    for (const [i, client] of again.entries())
      assert.deepEqual(streams(received(client)).get(6).slice(0, before[i].length), before[i], 'the deal and the play');
    tables[0].clients = again;
  });

  step('during the season a guest makes an account, and is the same person', async () => {
    const number = await company.number(MEMBER);
    await company.signUp(MEMBER);
    assert.equal(await company.number(MEMBER), number);
    const { members } = await company.ask('Ginevra', 'GET', `/api/clubs/${germini.club}`);
    assert.ok(members.some(({ person, name }) => person === number && name === MEMBER));
  });

  step('the first girone is played to its end', async () => {
    const { clients, names, id } = tables[0];
    await company.finish(clients, 6);
    await company.hands(clients, 7, GIRONE);
    await parted(clients);
    const person = company.of(names[0]);
    await person.page.goto(`/#/table/${id}`);
    await person.see('again');
    const { totals, hands } = await readTable(person);
    assert.equal(hands.length, GIRONE);
    assert.deepEqual(totals, tableOf(person).match.totals);
  });

  step('a player deserts from the second in the fifth hand and pays alone, as announced', async () => {
    const { id, names } = tables[1];
    const clients = await company.clients(names, id);
    await company.finish(clients, 1);
    await company.hands(clients, 2, GIRATA);
    await company.begin(clients, GIRATA + 1, BEGUN);
    await parted(clients);
    const there = people(names);
    await each(there, async (person) => {
      await person.page.goto(`/#/table/${id}`);
      await person.see('board');
    });
    const [deserter, ...others] = there;
    const seat = seatOf(deserter);
    const { cost, byName } = desertion(tableOf(deserter), seat, EACH * GIRATA);
    tables[1].cost = byName;
    await leave(deserter);
    await each(others, (person) => person.see(`presence-${seat}`));
    for (const person of others) {
      assert.deepEqual(await breakOff(person), cost);
    }
    await each(others, (person) => person.see('again'));
    const { broken: off, hands } = await readTable(others[0]);
    assert.deepEqual([off, hands.length], [true, GIRATA]);
  });

  step('a manual result is entered, and counts when another of its players confirms it', async () => {
    await company.enterPaper('Ginevra', germini, { ...PAPER, day });
    const before = readLedger(await ledger(germini, 'Ginevra')).entries;
    const bianca = company.of('Bianca');
    await bianca.page.goto(`/#/club/${germini.club}/history/${germini.season}`);
    await bianca.press('confirm-paper');
    await bianca.at('confirm-paper').waitFor({ state: 'hidden' });
    const { entries } = readLedger(await ledger(germini, 'Ginevra'));
    const written = entries.slice(before.length).map(({ lines }) => lines.map(({ amount }) => amount));
    assert.deepEqual(written, PAPER.hands);
  });

  step('an entry of it is reversed and replaced with the right amounts', async () => {
    const { n } = readLedger(await ledger(germini, 'Ginevra')).entries.at(-1);
    const path = `/api/clubs/${germini.club}/seasons/${germini.season}/corrections`;
    await company.ask('Ginevra', 'POST', path, { entry: n, why: 'Erano due resti.', amounts: RIGHT });
    const owner = company.of('Ginevra');
    await owner.page.goto(`/#/club/${germini.club}/history/${germini.season}`);
    await owner.page.reload();
    await owner.page.locator('[data-testid^="match-"] summary').first().click();
    assert.match(await owner.at('taken-back').textContent(), /Erano due resti/);
    const now = readLedger(await ledger(germini, 'Ginevra')).entries;
    assert.deepEqual(now.filter(({ reverses, corrects }) => (reverses ?? corrects) === n).length, 2);
  });

  step('the other club plays another game at a table of its own', async () => {
    const names = ['Lapo', 'Nannina', 'Cosimo', 'Bianca'];
    const lapo = company.of('Lapo');
    await lapo.page.goto(`/#/club/${matto.club}`);
    await lapo.press('make-club-table');
    await lapo.see('waiting-room');
    const table = tableAt(lapo);
    const invitation = (await lapo.at('invitation-link').inputValue()).split('/').at(-1);
    const clients = await company.clients(names, table, invitation);
    for (const [seat, client] of clients.entries()) answered(await client.do({ sit: seat }));
    await company.hands(clients, 1, 4);
    await clients[0].until(() => clients[0].table.state === 'over', 'the end of the match');
    await parted(clients);
  });

  step('page, JSON, CSV and the program agree with the ledger', async () => {
    for (const [of, name] of [
      [germini, 'Ginevra'],
      [germini, MEMBER],
      [matto, 'Lapo'],
    ]) {
      const told = await company.ask(name, 'GET', `/api/clubs/${of.club}/seasons/${of.season}/standings`);
      const lines = await ledger(of, name);
      const own = standingsOf(lines);
      assert.deepEqual([...own.keys()], told.games.map(kindOf)); // prettier-ignore
      for (const game of told.games) {
        const ranks = game.rows.map(({ rank }) => rank);
        assert.deepEqual(
          ranks,
          ranks.toSorted((a, b) => a - b),
          'in their order',
        );
        assert.deepEqual(toldStandings(game), own.get(kindOf(game)));
      }
      const [{ rows }] = told.games;
      const command = ['standings', '--data', server.data, '--club', of.club, '--season', of.season, '--format'];
      const printed = (format) => spawnSync(EXE, [...command, format], { encoding: 'utf8' }).stdout;
      assert.deepEqual(JSON.parse(printed('json')), told);
      assert.equal(printed('jsonl'), lines);
      const csv = await company.text(name, `/api/clubs/${of.club}/seasons/${of.season}/standings.csv`);
      assert.equal(printed('csv'), csv);
      assert.deepEqual(csv.trim().split('\r\n').slice(1), csvRows(told.games[0]));
      const person = company.of(name);
      await person.page.goto(`/#/club/${of.club}/${of.season}`);
      await person.page.reload();
      await showsRows(person, rows);
      await person.shot(`story-season-${name}`);
    }
  });

  step('and with the closed hands, the rules and the manual results', async () => {
    const numbers = new Map();
    for (const name of NAMES) numbers.set(name, await company.number(name));
    const called = new Map([...numbers].map(([name, number]) => [number, name]));
    const see = async (hand, player) => (await company.api(called.get(player))).hand(hand);
    const paper = PAPER.names.flatMap((name, i) =>
      numbers.has(name) ? [[numbers.get(name), PAPER.hands[0][i] + RIGHT[i]]] : [],
    );
    const deserted = [...tables[1].cost].map(([name, amount]) => [numbers.get(name), amount]);
    for (const [of, name, beside] of [
      [germini, 'Ginevra', (hands) => [...bonuses(hands, GIRATA, BONUS), ...deserted, ...paper]],
      [matto, 'Lapo', () => []],
    ]) {
      const hands = await closedHands(readLedger(await ledger(of, name)), see);
      const [{ rows }] = (await company.ask(name, 'GET', `/api/clubs/${of.club}/seasons/${of.season}/standings`)).games;
      const nets = rows.map(({ person, net }) => [person, net]);
      const all = summed([...wonInHands(hands), ...beside(hands)]);
      if (of === germini) everybody = new Map(all);
      all.delete(numbers.get(STRANGER)); // a non-member: their lines are in the ledger, and in no standings
      assert.deepEqual(new Map(nets), all);
    }
  });

  step('the evening’s own page settles that day’s games', async () => {
    await company.of('Ginevra').page.goto(`/#/evening/${germini.club}/${evening}`);
    const { sums, payments } = await shownSettlement(company.of('Ginevra'), 'minchiate');
    // The season has only this evening. Others are known by name only.
    const persons = [...sums].map(([player, amount]) => [Number(player), amount]).filter(([person]) => person);
    assert.deepEqual(new Map(persons), everybody);
    settles(sums, payments);
    await company.of('Ginevra').shot('story-settlement');
  });

  step('verify names each change: a byte of a record, an amount, a link of either chain', async () => {
    const told = verify(server.data);
    assert.equal(told.status, 0, told.stdout);
    assert.match(told.stdout, /no differences found/);
    const [{ id, n }, { entry }] = reading(server.database, (db) => [
      db.prepare('SELECT id, n FROM hands JOIN chain ON hand_key = key WHERE n = 7').get(),
      db.prepare("SELECT max(key) AS entry FROM ledger_entries WHERE cause = 'breaking'").get(),
    ]);
    const record = `(SELECT key FROM hands WHERE id = '${id}')`;
    const digit = 'instr(record, \'"cut":\') + 6'; // its first digit is changed
    const other = `(substr(record, ${digit}, 1) + 1) % 10`;
    const spelt = `substr(record, 1, ${digit} - 1) || ${other} || substr(record, ${digit} + 1)`;
    for (const [sql, found] of [
      [`UPDATE hands SET record = ${spelt} WHERE key = ${record}`, `(hand ${id} .link ${n}.|link ${n}): `],
      [`UPDATE ledger_lines SET amount = amount + 1 WHERE entry = ${entry} AND place = 0`, `ledger entry ${entry}: `],
      [`UPDATE chain SET link = zeroblob(32) WHERE n = ${n}`, `link ${n}: `],
      [`UPDATE ledger_seals SET link = zeroblob(32) WHERE entry = ${entry}`, `ledger entry ${entry}: its link`],
    ]) {
      const { status, stdout } = verifyChanged(server, sql);
      assert.equal(status, 1, stdout);
      assert.match(stdout, new RegExp(`\\d+ differences; the first: ${found}`), sql);
    }
  });

  step('the program and the browser refuse a tampered proof of a deal', async () => {
    const { entries } = readLedger(await ledger(germini, 'Ginevra'));
    const own = await company.number('Ginevra');
    const { page: hand } = entries.find(({ page, lines }) => page && lines.some(({ person }) => person === own));
    const person = company.of('Ginevra');
    const verdict = async (testid) => {
      await person.see('replay');
      await openDeal(person);
      await person.see(testid);
    };
    await person.page.goto(`/#/hand/${hand}`);
    await verdict('fair-holds');
    const proof = await proofOf(person);
    assert.equal(checked(server, proof), 0);
    assert.equal(checked(server, exchanged(proof)), 1);
    assert.equal(checked(server, { ...proof, deal: { ...proof.deal, secret: proof.deal.commitment } }), 1);
    await falseSecret(person, hand);
    await person.page.reload();
    await verdict('fair-faults');
    assert.match(await person.at('fair-faults').getAttribute('data-faults'), /commitment result/);
  });

  step('no page logged an error', () => {
    const gone = /ERR_CONNECTION_REFUSED/; // while the server was down
    for (const person of company.all) {
      assert.deepEqual(person.complaints.filter((line) => !gone.test(line)), []); // prettier-ignore
      assert.deepEqual(person.strays, []);
    }
  });
});
