// Random words for the shuffle: BLAKE2b and ChaCha20 as specified in docs/fair.md, implemented independently of the
// server.
import { chacha20 } from '@noble/ciphers/chacha.js';
import { blake2b } from '@noble/hashes/blake2.js';
import type { ClientSeed, Digits64, Id } from '../protocol/types';
import { bytesOf, digitsOf } from './digits';

const FORM = 'germini-fair/1';
const HASH_BYTES = 32;
const NONCE_BYTES = 12;
const BLOCK_BYTES = 64;
const BLOCKS = 16; // at a time

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const joined = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));

/** Commitment of a secret, for the cards of that hand at that table, or for its seats. */
export function commitment(secret: Digits64, lot: 'hand' | 'seats', hand: number, table: Id): Digits64 {
  const message = joined(bytesOf(secret), utf8(`${FORM} ${lot} ${hand} ${table}`));
  return digitsOf(blake2b(message, { dkLen: HASH_BYTES }));
}

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
