// What tradition says of a game's cards.
import type { Card } from '../../protocol/types';

/** Other names of cards, as players say them. */
export type CardNames = Readonly<Record<Card, string>>;
/** A card's history or group: the text of the first pattern that its code matches. */
export type Lore = readonly (readonly [code: RegExp, text: string])[];
