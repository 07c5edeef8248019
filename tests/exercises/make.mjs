#!/usr/bin/env node
// Makes the exercises of the web client from records: has the search judge every legal card of a position.
// usage: node make.mjs GAME…       writes web-client/src/games/GAME/exercises/positions.json from GAME.jsonl
//        node make.mjs --find FILE [POINTS]   lists the cards in records (germini simulate, germini bench bots
//                                  --records) that cost at least so many points (10), worst first
// GERMINI  the program (build/release/bin/germini)
import { readFileSync, writeFileSync } from 'node:fs';
import { Server, UNHURRIED } from '../e2e/lib/start_server.mjs';

const HERE = new URL('./', import.meta.url);
const target = (game) => new URL(`../../web-client/src/games/${game}/exercises/positions.json`, HERE);
const BUSY_MS = 200;
const SEATS = [0, 1, 2, 3];

/** A server on which bots think, and its API. */
export async function judges() {
  const server = await Server.start({ args: UNHURRIED, botThreads: '2' });
  const post = async (path, body) => {
    for (;;) {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(`${server.base}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      const content = await answer.json();
      if (answer.ok) return content;
      if (content.error.code !== 'busy') throw new Error(`${path}: ${JSON.stringify(content.error)}`);
      await new Promise((done) => setTimeout(done, BUSY_MS));
    }
  };
  const unitPoints = async (game) => {
    const { games } = await (await fetch(`${server.base}/api/rules`)).json();
    return games.find((one) => one.game === game).unit_points ?? null;
  };
  return { server, post, unitPoints };
}

/** The index of the card that a seat plays to a trick, among the moves of a record; nobody's hand may have fallen. */
function moveAt({ moves }, seat, trick) {
  const plays = moves.flatMap((move, i) => (move.seat === seat && 'play' in move ? [i] : []));
  const at = plays[trick - 1];
  if (at === undefined) throw new Error(`seat ${seat} plays no card to trick ${trick}`);
  return at;
}

/** The position before a seat's card to a trick, with the judgement of each legal card (contract/exercise.ts). */
export async function positionOf({ id, record, seat, trick }, { post, unitPoints }) {
  const at = moveAt(record, seat, trick);
  const before = { ...record, moves: record.moves.slice(0, at) };
  const { events: all, sides, rules } = await post('records/replay', before);
  const { events, asked } = await post('what-if', { record: before, step: all.length, seat, moves: [] });
  const play = asked.choice.moves.find(({ move }) => move === 'play');
  /** What a card is worse than the best one, and that one; null: nothing. */
  const judge = async (card) => {
    const tried = { ...before, moves: [...before.moves, { seat, play: card }] };
    return (await post('review', { record: tried, seat, trick })).better;
  };
  const judged = [];
  for (const card of play.cards) judged.push([card, await judge(card)]);
  const named = new Set(judged.flatMap(([, better]) => (better ? [better.move.play] : [])));
  if (named.size !== 1) throw new Error(`${id}: the search finds ${[...named].join(' or ') || 'nothing'} best`);
  const [best] = named;
  const costs = judged.filter(([card]) => card !== best).map(([card, better]) => [card, better?.compared.points ?? null]);
  return {
    id,
    seat,
    sides,
    unitPoints: await unitPoints(record.game),
    rules: { preset: rules.preset, options: rules.options },
    events,
    choice: { phase: asked.choice.phase, moves: [{ move: 'play', takes: play.takes, cards: play.cards, barred: play.barred }] },
    best,
    costs: Object.fromEntries(costs),
  };
}

export const sources = (game) =>
  readFileSync(new URL(`${game}.jsonl`, HERE), 'utf8').trim().split('\n').map(JSON.parse);

async function make(game, judge) {
  const positions = [];
  for (const source of sources(game)) {
    positions.push(await positionOf(source, judge));
    const { id, best, costs } = positions.at(-1);
    console.log(`${game} ${id}: ${best}; ${JSON.stringify(costs)}`);
  }
  writeFileSync(target(game), `[\n${positions.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
}

async function find(file, least, { post }) {
  const found = [];
  const lines = readFileSync(file, 'utf8').trim().split('\n').map(JSON.parse);
  for (const [line, { record }] of lines.entries())
    for (const seat of SEATS)
      for (let trick = 1; record.moves.some((move) => 'play' in move); trick += 1) {
        if (record.moves.filter((move) => move.seat === seat && 'play' in move).length < trick) break;
        const { better } = await post('review', { record, seat, trick });
        if (better && (better.compared.points ?? 0) >= least) found.push({ line, seat, trick, ...better });
      }
  found.sort((a, b) => b.compared.points - a.compared.points);
  for (const { line, seat, trick, move, compared } of found)
    console.log(JSON.stringify({ line, seat, trick, best: move.play, played: compared.other.play, ...compared }));
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const [, , ...words] = process.argv;
  const judge = await judges();
  try {
    if (words[0] === '--find') await find(words[1], Number(words[2] ?? 10), judge);
    else for (const game of words) await make(game, judge);
  } finally {
    await judge.server.dispose();
  }
}
