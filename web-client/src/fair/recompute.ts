// Verifies that a hand was dealt, or a match's seats drawn, from the committed secret: computed here instead of on the
// server, as specified in docs/fair.md and implemented independently of it.
import { chacha20 } from '@noble/ciphers/chacha.js';
import { blake2b } from '@noble/hashes/blake2.js';
import type { DealRecord, DealRules } from '../games/game_ui';
import type { Card, ClientSeed, Deal, Digits64, Id, Match, Options, SeatDraw } from '../protocol/types';
import { digitsOf, type Kept } from './client_seed';

/**
 * Failed checks: the commitment, the pack or the draw, more contributions than players; or, compared with this
 * browser's own notes, the commitment that it was sent, what it contributed, the cards that it was dealt.
 */
export type Fault = 'commitment' | 'result' | 'bot' | 'told' | 'added' | 'hand';

const FORM = 'germini-fair/1';
const HASH_BYTES = 32;
const NONCE_BYTES = 12;
const BLOCK_BYTES = 64;
const BLOCKS = 16; // at a time
const WORDS = 2 ** 32;

export const bytesOf = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const joined = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));
/** What is decided by chance: the cards of a hand or, before a match, its seats or first dealer. */
type Lot = 'hand' | 'seats';
const label = (lot: Lot, hand: number): string => `${FORM} ${lot} ${hand}`;

/** BLAKE2b-256 of byte strings one after the other. */
export const hashOf = (...parts: Uint8Array[]): Digits64 => digitsOf(blake2b(joined(...parts), { dkLen: HASH_BYTES }));
/** BLAKE2b-256 of a text, keyed. */
export const keyedHash = (key: Digits64, text: string): Digits64 =>
  digitsOf(blake2b(utf8(text), { dkLen: HASH_BYTES, key: bytesOf(key) }));

/** Secret of that hand, or of the draw before it, at the table with that key. */
export const secretOf = (key: Digits64, lot: Lot, hand: number): Digits64 => keyedHash(key, label(lot, hand));

/** Commitment of a secret, for the cards of that hand at that table, or for its seats. */
export const commitment = (secret: Digits64, lot: Lot, hand: number, table: Id): Digits64 =>
  hashOf(bytesOf(secret), utf8(`${label(lot, hand)} ${table}`));

/** Returns a generator of random words; `clientSeeds`: contributions by person. */
export function randomWords(secret: Digits64, clientSeeds: readonly ClientSeed[]): () => number {
  const added = clientSeeds.map(bytesOf);
  const message = joined(utf8(`${FORM} words`), ...added.map((bytes) => joined(Uint8Array.of(bytes.length), bytes)));
  const key = blake2b(message, { dkLen: HASH_BYTES, key: bytesOf(secret) });
  const nonce = new Uint8Array(NONCE_BYTES);
  let block = 0;
  let view = new DataView(new ArrayBuffer(0));
  let offset = 0;
  return () => {
    if (offset === view.byteLength) {
      const stream = chacha20(key, nonce, new Uint8Array(BLOCKS * BLOCK_BYTES), undefined, block);
      view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
      block += BLOCKS;
      offset = 0;
    }
    const value = view.getUint32(offset, true);
    offset += 4;
    return value;
  };
}

/** Returns a number from 0 to n−1; rejects words that would favour small numbers. */
export function below(n: number, words: () => number): number {
  const fair = WORDS - (WORDS % n);
  for (;;) {
    const value = words();
    if (value < fair) return value % n;
  }
}

/** The shuffle of engine/core/shuffle.hpp, bit for bit. */
function shuffled<T>(laid: readonly T[], words: () => number): T[] {
  const cards = [...laid];
  for (let i = 0; i + 1 < cards.length; i += 1) {
    const j = i + below(cards.length - i, words);
    [cards[i], cards[j]] = [cards[j] as T, cards[i] as T];
  }
  return cards;
}

/** Deals the pack from random words by the game's rules. */
export function packOf(dealt: DealRules, options: Options, words: () => number): Card[] {
  for (;;) {
    const pack = shuffled(dealt.laid, words);
    if (!dealt.again?.(pack, options)) return pack;
  }
}

/** Checks of both deal and draw; contributions for bots are the server's own. */
function seedFaults(seeds: readonly ClientSeed[], people: number, told: boolean, kept?: Kept): Fault[] {
  const faults: Fault[] = [];
  if (seeds.filter((seed) => seed !== '').length > people) faults.push('bot');
  if (!told) faults.push('told');
  if (kept && !seeds.includes(kept.clientSeed)) faults.push('added');
  return faults;
}

/** `people`: number of players without bots. */
export function dealFaults(
  { table, hand, commitment: committed, secret, client_seeds: seeds }: Deal,
  record: DealRecord & { options: Options },
  dealt: DealRules,
  people: number,
  kept?: Kept,
): Fault[] {
  const faults: Fault[] = [];
  if (commitment(secret, 'hand', hand, table) !== committed) faults.push('commitment');
  const pack = packOf(dealt, record.options, randomWords(secret, seeds));
  if (pack.join(' ') !== record.pack.join(' ')) faults.push('result');
  faults.push(...seedFaults(seeds, people, !kept || kept.cards === committed, kept));
  if (dealtAsTold({ ...record, pack }, dealt, kept) === false) faults.push('hand');
  return faults;
}

/** Whether this browser was dealt the cards that the record's pack gives its seat; null if that is not known. */
export function dealtAsTold(record: DealRecord & { options: Options }, dealt: DealRules, kept?: Kept): boolean | null {
  const mine = kept?.dealt && dealt.hand?.(record, record.options, kept.dealt.seat);
  if (!kept?.dealt || !mine) return null;
  // A seat may see more of the pack than every seat is dealt; if it saw less, it saw only the beginning of the deal.
  const held = new Set(kept.dealt.cards);
  return held.size < mine.length ? null : mine.every((card) => held.has(card));
}

/** Text by which two draws can be compared. */
const written = (draw: SeatDraw): string =>
  [...draw.cards.map(({ person, card }) => `${person}:${card}`), ...draw.ranking].join(' ');

/** A match whose seats, or first dealer, were drawn. */
export type Drawn = Pick<Match, 'table' | 'from' | 'draw_proof' | 'draw' | 'course' | 'players'>;

/** Returns null if the page does not know how this game draws seats, or nothing was drawn. */
export function drawFaults(
  { table, from, draw_proof: proof, draw, course, players }: Drawn,
  dealt: DealRules | undefined,
  kept?: Kept,
): Fault[] | null {
  const dealer = course[0]?.dealer;
  if (!proof || (draw && !dealt?.seats)) return null;
  const words = randomWords(proof.secret, proof.client_seeds);
  const holds =
    draw && dealt?.seats
      ? written(dealt.seats(shuffled(dealt.laid, words), proof.client_seeds.length)) === written(draw) &&
        draw.ranking[0] === dealer
      : below(proof.client_seeds.length, words) === dealer;
  // Persons of the first hand, without bots.
  const people = players.filter(([one]) => one !== undefined && one.number !== null).length;
  const told = !kept?.seats || commitment(proof.secret, 'seats', from, table) === kept.seats;
  return [...(holds ? [] : (['result'] as const)), ...seedFaults(proof.client_seeds, people, told, kept)];
}
