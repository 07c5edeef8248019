// Removes extras that do not fit the selected cards, and tells the player.
import { plainWord } from '../games/plain/words';
import type { Card, OfferedMove } from '../protocol/types';
import { fittingExtras, type MoveExtras } from './choice';
import type { TableView } from './table_view.svelte';

/** Remaining extras; the same object if all fit. */
export function withoutUnfit(
  board: TableView,
  offered: OfferedMove,
  extras: MoveExtras,
  cards: readonly Card[],
): MoveExtras {
  const kept = fittingExtras(offered, extras, cards);
  if (kept === extras) return extras;
  const words = board.words.move(offered.move);
  const gone = Object.entries(extras).filter(([key]) => !(key in kept));
  const dropped = gone.flatMap(([, said]) =>
    [said].flat().map((word) => words.with?.[String(word)] ?? plainWord(String(word))),
  );
  board.session.refuse(words.unfit ?? '', dropped.map((word) => board.t.plain.takenBack(word)).join(' '));
  return kept;
}
