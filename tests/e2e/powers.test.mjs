// What a table can do about its people, by presses in four browsers: one is removed, one excluded by a new
// invitation; successors from the next hand on; a silent player replaced by a vote, a pause, a
// match adjourned and resumed, a leaving player, another match that waits for all.
// Each of the four understands from the screen what happens.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { clickToSheet } from './lib/any_game.mjs';
import { DESKTOP, Person, served } from './lib/browser.mjs';
import {
  breakOff,
  council,
  dealt,
  each,
  leave,
  line,
  reads,
  seatOf,
  sent,
  shut,
  tableOf,
  until,
  untilTrick,
} from './lib/council.mjs';
import { answer, question } from './lib/hands_on.mjs';
import { newTable, unfoldMore } from './lib/new_table.mjs';
import { random } from './lib/player.mjs';
import { Screens } from './lib/screens.mjs';
import { UNHURRIED } from './lib/start_server.mjs';

const SEED = Number(process.env.SEED ?? 1798);
/** Seconds that the table waits for somebody. */
const LIMIT = 12;
/** A phone with its browser's bars. */
const PHONE = { width: 390, height: 664 };
const STEP = { timeout: 120_000 };

let server, browser;
served({ args: [...UNHURRIED, '--absence', String(LIMIT)] }, (started) => ({ server, browser } = started));

let broken = false; // the steps after a failed one would show nothing, and are skipped
const step = (name, body) =>
  test(name, STEP, async (t) => {
    if (broken) return t.skip('an earlier step failed');
    broken = true;
    await body();
    broken = false;
  });

suite('a table and its people', () => {
  let ginevra, lapo, neri, piero, all, desktop, phone;
  const rng = random(SEED);
  const arrive = async (name, { english, small }) => {
    const size = small ? { viewport: PHONE, touch: true } : { viewport: DESKTOP };
    const person = await Person.arrive(browser, server.base, {
      name,
      locale: english ? 'en-GB' : 'it-IT',
      ...size,
    });
    return Object.assign(person, { english });
  };
  /** Screenshots of everybody's page. */
  const moment = (name) => each(all, (person) => person.shot(`powers-${name}-${person.name}`));
  /** Joins a table by its address or its invitation. */
  const come = (person, link) => person.page.goto(link.slice(link.indexOf('/#')));
  const invitation = (person) => person.at('invitation-link').inputValue();
  const without = (...left) => all.filter((person) => !left.includes(person));

  before(async () => {
    ginevra = await arrive('Ginevra', {});
    lapo = await arrive('Lapo', { small: true });
    neri = await arrive('Neri', { english: true });
    piero = await arrive('Piero', { english: true, small: true });
    all = [ginevra, lapo, neri, piero];
    desktop = new Screens(ginevra, 'powers-desktop');
    phone = new Screens(lapo, 'powers-phone');
  });
  after(() => each(all, (person) => person.leave()));

  step('before the start the host removes a guest, who is notified and does not come back', async () => {
    await newTable(ginevra, { preset: 'germini' });
    const link = await invitation(ginevra);
    for (const person of without(ginevra)) await come(person, link);
    await ginevra.see('stand');
    for (const [at, person] of [lapo, neri].entries()) await person.press(`sit-${at + 1}`);
    await ginevra.press('send-away-2');
    await reads(ginevra, 'confirm-dialog', /Mandare via Neri\?[^]*non può tornarci/i);
    await desktop.look('send-away');
    await ginevra.press('confirm-yes');
    const barred = neri.at('bye').and(neri.page.locator('[data-code="sent_away"]'));
    await reads(neri, barred, null, /has removed you from this table, so you cannot come back/);
    for (const person of without(neri)) await reads(person, 'seat-2', /Posto libero/, /Free seat/);
    await moment('sent-away');
    await neri.page.reload();
    await reads(neri, barred, null, /has removed you/);
  });

  step('a new invitation excludes guests without a seat, and the others keep theirs', async () => {
    const old = await invitation(ginevra);
    await reads(ginevra, ginevra.page.locator('#renew-hint'), /chi non è seduto non può più usarlo/);
    await ginevra.press('renew-invitation');
    const gone = piero.at('bye').and(piero.page.locator('[data-code="gone"]'));
    await reads(piero, gone, null, /a new invitation[^]*ask for the new one/);
    await lapo.when((before) => document.querySelector('[data-testid="invitation-link"]')?.value !== before, old);
    const fresh = await invitation(lapo);
    assert.equal(await invitation(ginevra), fresh);
    await reads(lapo, 'seat-name-1', /Lapo/);
    await moment('new-invitation');
    await piero.page.reload();
    await reads(piero, gone, null, /by invitation[^]*ask the host for the link/i);
    await come(piero, fresh);
    await piero.see('waiting-room');
    assert.equal(seatOf(lapo), 1);
  });

  step('two sit with two bots; all see who may take over a seat', async () => {
    await ginevra.page.goto('/#/');
    await ginevra.press('create-table');
    await ginevra.at('choose-preset').selectOption('germini');
    await unfoldMore(ginevra);
    await ginevra.at('choose-access').selectOption('open');
    assert.equal(await ginevra.at('allow-takeover').isChecked(), true);
    await ginevra.press('create-confirm');
    await ginevra.see('waiting-room');
    const link = await invitation(ginevra);
    for (const person of [lapo, piero, neri]) await come(person, link);
    for (const person of all)
      await reads(person, 'table-takeover', /chiunque può prendere un posto libero/, /anyone can take a free seat/);
    await ginevra.see('stand');
    await lapo.press('sit-1');
    for (const seat of [2, 3]) {
      await ginevra.press(`add-bot-${seat}`);
      await ginevra.at(`add-bot-${seat}`).waitFor({ state: 'hidden' });
    }
    await desktop.look('waiting');
    for (const person of [lapo, ginevra]) await person.press('ready');
    await each(all, (person) => person.see('board'));
    await dealt([ginevra, lapo], rng);
  });

  step('newcomers get a seat from the next hand on, and not one card before', async () => {
    const screens = new Screens(neri, 'powers-door');
    for (const person of [piero, neri]) await line(person, 'door', null, /You are watching: 2 seats are free/);
    await piero.press('council-open');
    await reads(piero, 'door', null, /from the next hand/);
    assert.equal(await piero.at('door-sit-0').count(), 0, 'a seat that is somebody’s is not offered');
    await moment('door');
    await piero.press('door-sit-3');
    await reads(piero, 'door', null, /From the next hand you play in place of .+\./);
    for (const person of [ginevra, lapo]) await reads(person, 'next-3', /poi Piero/);
    await line(neri, 'door', null, /1 seat is free/);
    await neri.press('council-open');
    await screens.look('door');
    await neri.press('door-sit-2');
    for (const person of without(neri)) await reads(person, 'next-2', /poi Neri/, /then Neri/);
    await screens.look('heir');
    await moment('heir');
    for (const person of [piero, neri]) {
      await shut(person);
      await line(person, 'heir', null, /From the next hand you play/);
      assert.equal(seatOf(person), null);
    }
    await each([ginevra, lapo], clickToSheet);
    await each(all, (person) => person.see('sheet-dialog'));
    await each([ginevra, lapo], (person) => line(person, 'news', /Piero ora gioca qui/));
    for (const person of [piero, neri]) assert.deepEqual(sent(person, 'act'), []);
    await moment('sheet');
    await ginevra.press('next-hand');
    await reads(ginevra, 'next-waits', /Si aspetta: Lapo, Neri e Piero/);
    for (const person of without(ginevra)) await person.press('next-hand');
    await each(all, (person) => person.at('sheet-dialog').waitFor({ state: 'hidden' }));
    await dealt(all, rng);
    assert.deepEqual([neri, piero].map(seatOf), [2, 3]);
    for (const person of without(piero)) await reads(person, 'seat-name-3', /Piero/, /Piero/);
    screens.clean(['door', 'heir']);
  });

  step('a silent player is notified and replaced by a vote, and takes the seat back', async () => {
    const silent = await untilTrick(all, rng);
    const { name } = silent;
    const seat = seatOf(silent);
    const [first, second, third] = without(silent);
    await each([first, second, third], (person) =>
      line(person, 'waited', new RegExp(`${name} non risponde`), new RegExp(`${name} has not responded`)),
    );
    await line(silent, 'late', /Ti aspettano da/, /They have waited .+ for you/);
    await first.press('council-open');
    await reads(first, `motion-bot-${seat}`, /non risponde da/, /has not responded for/);
    await moment('waited');
    await first.press(`vote-bot-${seat}`);
    await reads(first, `motion-bot-${seat}`, /Un voto su 2[^]*Ritiro il voto/, /One vote of 2/);
    await line(second, 'vote', new RegExp(`Si vota: Un bot per ${name}`), new RegExp(`Vote: A bot for ${name}`));
    await second.press('council-open');
    await second.see(`vote-bot-${seat}`);
    await moment('vote-bot');
    assert.equal(tableOf(third).seats[seat].substitute, false);
    const told = line(
      third,
      'news',
      new RegExp(`Un bot gioca per ${name}`),
      new RegExp(`A bot is playing for ${name}`),
    );
    await second.press(`vote-bot-${seat}`);
    await reads(third, `presence-${seat}`, /un bot/, /a bot plays/);
    await told;
    await line(silent, 'takeback', /Per te gioca un bot/, /A bot is playing for you/);
    await moment('replaced');
    await each([first, second], shut);
    await silent.press('council-open');
    await silent.page.locator('[data-testid="council-line"][data-kind="takeback"]').waitFor({ state: 'hidden' });
    await each([first, second, third], (person) => person.at(`presence-${seat}`).waitFor({ state: 'hidden' }));
    assert.equal(tableOf(third).seats[seat].substitute, false);
  });

  step('a pause needs more than half, and ends when those present agree', async () => {
    const wishing = [ginevra, lapo, piero];
    for (const person of wishing) {
      if (person === lapo) {
        // Everybody who has not voted sees it in the header, and behind it what it means.
        await line(lapo, 'vote', /Si vota: Una pausa[^]*Un voto su 3/);
        await phone.look('vote-line');
        await lapo.press('council-open');
        await phone.look('vote');
      } else await council(person);
      await reads(person, 'motion-pause', /Una pausa/i, /A pause/i);
      assert.equal(tableOf(neri).halt, null);
      await person.press('vote-pause');
    }
    await each(all, (person) =>
      reads(
        person,
        'halt-dialog',
        /Pausa[^]*il tempo non corre[^]*Si aspetta: .+, .+ e/i,
        /Pause[^]*no clock runs[^]*Waiting for .+, .+ and/i,
      ),
    );
    await phone.look('pause');
    await moment('pause');
    // Once dismissed, the line in the header still shows it, and leads back.
    await shut(lapo);
    await line(lapo, 'halt', /Pausa, al più fino a/);
    await phone.look('pause-line');
    await lapo.press('council-open');
    for (const person of wishing) await person.press('go-on');
    await reads(lapo, 'halt-waits', /Si aspetta: Neri/);
    await moment('pause-end');
    await neri.press('go-on');
    await each(all, (person) => person.at('halt-dialog').waitFor({ state: 'hidden' }));
  });

  step('all adjourn; a closed page finds the table again; all say "go on" and play', async () => {
    for (const person of all) {
      await council(person);
      await person.press('vote-adjourn');
    }
    await each(all, (person) =>
      reads(person, 'halt-dialog', /Partita rinviata[^]*ritrovi il tavolo/i, /Match adjourned[^]*in your list/i),
    );
    await desktop.look('adjourned');
    const { id } = tableOf(lapo);
    await lapo.page.goto('/#/');
    await reads(ginevra, 'presence-1', /assente/);
    for (const person of without(lapo)) await person.press('go-on');
    await reads(piero, 'halt-waits', null, /Waiting for Lapo/);
    await moment('adjourned');
    assert.notEqual(tableOf(neri).halt, null, 'one is missing');
    await lapo.press(lapo.at('my-tables').getByTestId(`join-${id}`));
    await lapo.see('halt-dialog');
    await phone.look('adjourned');
    await lapo.press('go-on');
    await each(all, (person) => person.at('halt-dialog').waitFor({ state: 'hidden' }));
    const next = await untilTrick(all, rng);
    const before = sent(next, 'act').length;
    await answer(next, await question(next), rng);
    await until(() => sent(next, 'act').length === before + 1, 'the card is played');
  });

  step('leaving shows the ways out and the cost; a bot is added without a vote', async () => {
    await council(piero);
    await reads(piero, 'council-dialog', null, /You leave for good, and others can take your seat/);
    await moment('leave');
    await shut(piero);
    await leave(piero);
    for (const person of without(piero)) {
      await reads(person, 'presence-3', /se n’è andato/, /has left/);
      await line(person, 'call', /Il posto di Piero è vuoto/, /Piero’s seat is empty/);
    }
    await moment('left');
    await desktop.look('left');
    // At the table itself, in one press; unless something else has come first meanwhile.
    await ginevra.press('council-open');
    if (await ginevra.at('council-dialog').isVisible()) await ginevra.press('council-call-3');
    await each([lapo, neri], (person) => person.at('presence-3').waitFor({ state: 'hidden' }));
    await shut(ginevra);
  });

  step('every choice was reported as shown, once', () => {
    for (const person of all) {
      const told = sent(person, 'shown').map(({ hand, n }) => `${hand}.${n}`);
      const answered = sent(person, 'act').map(({ hand, n }) => `${hand}.${n}`);
      assert.deepEqual(
        answered.filter((one) => !told.includes(one)),
        [],
      );
    }
  });

  step('another match waits for all, and begins when the last agrees', async () => {
    const players = without(piero);
    for (const person of players) {
      await breakOff(person);
    }
    await each(players, (person) => person.see('again'));
    const match = tableOf(ginevra).match.id;
    await lapo.press('again');
    await reads(lapo, 'again', /Hai chiesto un’altra partita/);
    for (const person of players)
      await reads(person, 'again-said', /vuole giocare ancora[^]*Si aspetta/, /Lapo would like[^]*Waiting for/);
    await desktop.look('again');
    await phone.look('again');
    await moment('again');
    assert.equal(tableOf(neri).state, 'over', 'nobody’s result is torn away');
    for (const person of [ginevra, neri]) await person.press('again');
    // Agreeing means being ready: the last one begins it.
    await until(
      () => players.every((person) => tableOf(person).match?.id !== match && tableOf(person).state === 'playing'),
      'the next match',
    );
    for (const person of players) await person.see('board');
    await moment('again-all');
  });

  step('no screen is too wide or has a violation, no page logged an error, the server refused nothing', () => {
    desktop.clean(['send-away', 'waiting', 'adjourned', 'left', 'again']);
    phone.clean(['vote-line', 'vote', 'pause', 'pause-line', 'adjourned', 'again']);
    for (const person of all) {
      assert.deepEqual(person.complaints, []);
      const refused = person.frames.filter(({ dir, text }) => dir === 'in' && /"t":\s*"(refused|error)"/.test(text));
      assert.deepEqual(refused, []);
    }
  });
});
