// Figures shared by several packs, as woodcut scenes: functions that receive their colours (woodcut/palette.mjs) and
// return a fragment in card units.
import { ARIE } from './woodcut/arie.mjs';
import { COURT_SCENES, HALF_BEASTS, RIDERS } from './woodcut/courts.mjs';
import { FATES } from './woodcut/fates.mjs';
import { PAPI } from './woodcut/papi.mjs';
import { PERILS } from './woodcut/perils.mjs';
import { VIRTUES } from './woodcut/virtues.mjs';

/** Trumps and the Matto, by subject. */
export const FIGURES = {
  fool: PAPI.fool,
  magician: PAPI.juggler,
  love: PAPI.love,
  temperance: VIRTUES.temperance,
  strength: VIRTUES.strength,
  justice: VIRTUES.justice,
  wheel: FATES.fortune,
  chariot: FATES.chariot,
  time: FATES.time,
  traitor: FATES.traitor,
  death: PERILS.death,
  devil: PERILS.devil,
  tower: PERILS.tower,
  star: ARIE.star,
  moon: ARIE.moon,
  sun: ARIE.sun,
  world: ARIE.world,
  angel: ARIE.angel,
};

const family = (rank) => Object.fromEntries([...'CDSB'].map((suit) => [suit, COURT_SCENES[rank + suit]]));

/** Court cards: a figure for each of the four suits. */
export const COURTS = {
  pages: family('J'),
  riders: RIDERS,
  beasts: HALF_BEASTS,
  queens: family('Q'),
  kings: family('K'),
};
