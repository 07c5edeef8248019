// Guests at a table, over the protocol.
import assert from 'node:assert/strict';
import { Api } from './http.mjs';
import { Client } from './client.mjs';
import { Witness } from './knowledge.mjs';
import { SPECTATOR } from './timeline.mjs';

/** Guests of a table, by seat. */
export const NAMES = ['Ginevra', 'Lapo', 'Nannina', 'Vieri'];

/** A table with these guests in seats from 0, and a spectator if wished; nobody is ready yet. `kind`: of clients. */
export async function seated(
  server,
  { preset, request = {}, names = NAMES, watched = false, stubborn = false, kind: Kind = Client },
) {
  const apis = [];
  for (const name of names) apis.push(await Api.guest(server.base, name));
  const { table, invitation } = await apis[0].create({
    game: 'minchiate',
    preset,
    open: false,
    bots: false,
    ...request,
  });
  const everyone = [];
  const enter = (api, label) => {
    const client = new Kind(api, table, { invitation, label, stubborn });
    everyone.push(client);
    return client.connect();
  };
  try {
    for (const [seat, api] of apis.entries()) {
      const client = await enter(api, `s${seat}`);
      answered(await client.do({ sit: seat }));
      await client.until(() => client.seat === seat, `seat ${seat}`);
    }
    if (watched) await enter(await Api.guest(server.base, 'Chi guarda'), 'w');
  } catch (error) {
    await Promise.all(everyone.map((client) => client.close({ cut: true })));
    throw error;
  }
  const clients = everyone.slice(0, apis.length);
  return { table, invitation, apis, clients, spectator: everyone[apis.length] ?? null, everyone };
}

/** The answer to something that has to be done. */
export function answered(message) {
  assert.equal(message.t, 'done', JSON.stringify(message));
  return message;
}

/** All get ready, and the hand of that number is dealt. */
export async function ready(clients, hand) {
  for (const client of clients) answered(await client.do({ ready: true }));
  for (const client of clients) await client.until(() => client.last?.hand === hand, `hand ${hand}`);
}

/** The frames that a client received, as texts. */
export const received = (client) => client.frames.filter(({ dir }) => dir === 'in').map(({ text }) => text);

/** Compares what a viewer was sent with what they may know; returns the witness. `hands`: pages of the closed hands. */
export function witness(viewer, frames, hands) {
  const one = new Witness(viewer, new Map(hands.map(({ number, record }) => [number, record])));
  for (const { dir, text } of frames) dir === 'in' ? one.received(text) : one.sent(text);
  return one;
}

/** Adds up counts. */
export function sum(all, more) {
  for (const [key, count] of Object.entries(more)) all[key] = (all[key] ?? 0) + count;
  return all;
}

/**
 * Every client's frames are valid by the schema and contain no more than their viewer may know; returns how much was
 * checked.
 */
export function nothingLeaked(clients, hands) {
  const all = { frames: 0, codes: 0, choices: 0 };
  for (const client of clients) {
    assert.deepEqual(client.problems, []);
    const viewer = client.seat ?? SPECTATOR;
    const found = witness(viewer, client.frames, hands);
    assert.deepEqual(found.problems, []);
    for (const { number } of hands)
      assert.ok(found.toldWhole(number), `${client.label} was sent hand ${number} to its end`);
    const moves = hands.flatMap(({ record }) => record.moves);
    assert.ok(found.codes >= 1.5 * moves.filter(({ play }) => play).length, 'cards were sent');
    const made = moves.filter(({ seat, by }) => (by ?? seat) === viewer);
    assert.ok(found.choices >= made.length, 'a choice before every move was looked at');
    sum(all, { frames: received(client).length, codes: found.codes, choices: found.choices });
  }
  return all;
}
