// A word that does not go with the cards chosen for its move is taken back, and the seat is told.
import { plainWord } from '../games/plain/words';
import type { Card, OfferedMove } from '../protocol/types';
import { alongWith, type With } from './choice';
import type { Look } from './look.svelte';

/** What still goes along; the same again where nothing was taken back. */
export function takenBack(look: Look, offered: OfferedMove, along: With, cards: readonly Card[]): With {
  const kept = alongWith(offered, along, cards);
  if (kept === along) return along;
  const words = look.words.move(offered.move);
  const gone = Object.entries(along).filter(([key]) => !(key in kept));
  const said = gone.map(([, word]) => words.with?.[String(word)] ?? plainWord(String(word)));
  look.session.refuse(words.unfit ?? '', said.map((word) => look.t.plain.takenBack(word)).join(' '));
  return kept;
}
