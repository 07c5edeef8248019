// What tradition says of a game's cards.
import type { Card } from '../../protocol/types';

/** Other names of cards, as players say them. */
export type CardNames = Readonly<Record<Card, string>>;
/** A card's history or group, by patterns of codes: that of the first one that fits. */
export type Lore = Readonly<Record<string, string>>;
