import type { moves as it } from '../it/moves';
import { plural } from '../../../../i18n/en/grammar';

export const moves: typeof it = {
  due: {
    call: { you: 'Do you take the last two?', other: (who) => `${who} looks at the first fifteen cards` },
    discard: { you: 'Your turn to discard', other: (who) => `${who} discards` },
    declare: { you: 'Your turn: declare or keep silent', other: (who) => `${who} may declare` },
    play: { you: 'Your turn', other: (who) => `It is ${who}’s turn` },
    give: { you: 'You owe a card for the Fool', other: (who) => `${who} chooses the card for the Fool` },
    over: { you: 'The hand is over', other: () => 'The hand is over' },
  },
  lead: 'Lead any card.',
  afterMatto: 'The Fool is covered: play any card, it sets the suit.',
  follow: (suit) => `Follow: ${suit}.`,
  trump: 'You are void: play a trump.',
  free: 'Play any card.',
  only: 'Only one card will do.',
  playConfirm: 'Play',
  callTitle: 'The last two are face down',
  callNone: 'You have no combination to declare.',
  callShort: 'What you hold does not reach the target.',
  callTake: 'Take the last two',
  callOut: (points) => `Call out (+${points})`,
  callMissing: (points) => plural(points, '1 point to the target.', `${points} points to the target.`),
  discardConfirm: 'Discard',
  declareTitle: 'Your accuso',
  declareNone: 'You have no combination to declare.',
  declareConfirm: (n, points) => plural(n, `Declare (+${points})`, `Declare ${n} (+${points})`),
  declareSilent: 'Keep silent',
  declarePass: 'Go on',
  declareMissing: (points) =>
    points <= 0
      ? 'You may call out, even without declaring.'
      : `${plural(points, '1 point is', `${points} points are`)} enough to call out.`,
  with: {
    out: 'I call out',
    signal: 'A word to your partner',
    busso: 'Busso',
    striscio: 'Striscio',
    volo: 'Volo',
  },
  giveConfirm: 'Give',
  giveTitle: 'Which card do you give for the Fool?',
  giveHint: 'There is no plain pip in your tricks to give: you choose.',
  forTitle: (who) => `Play for ${who}`,
  keys: 'Arrows to move, letters C D S B T M for the suits, Enter to play, I to be told of a card.',
};
