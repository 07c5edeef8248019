// What is said at the table, and about a match.
import type * as it from '../it/table';
import { YOU, does, plural, within } from '../../../../i18n/grammar.en';
import * as tarot from '../../../tarot/words.en';

export const suits: typeof it.suits = { ...tarot.suits, T: 'trumps' };

export const table: typeof it.table = {
  played: tarot.played,
  to: (target) => `to ${target}`,
  accusi: 'Accusi',
  accusiOf: (points) => `accusi +${points}`,
  noAccusi: 'No declarations.',
  declared: 'Accuso',
  lastTwo: 'The last two',
  lastTwoHint: (who) => `${does(who, 'takes', 'take')} them, or ${who === YOU ? 'call' : 'calls'} out.`,
  called: 'out',
  claimed: tarot.claimed,
  alone: { su: 'alone, with the pozzo', di_mio: 'alone, without the pozzo' },
  says: {
    busso: '“busso”',
    striscio: '“striscio”',
    volo: '“volo”',
    passo: '“Passo”',
    posso: '“Posso?”',
    di_mio: '“Faccio di mio”',
    va_bene: '“Va bene”',
  },
  asks: (who) => `${who} asks for the pozzo: do you agree?`,
};

export const due: typeof it.due = {
  ...tarot.due,
  call: { you: 'Take the last two cards?', other: (who) => `${who} looks at the first cards` },
  discard: { you: 'Your turn to discard', other: (who) => `${who} discards` },
  declare: { you: 'Your turn: declare or pass', other: (who) => `${who} may declare` },
  give: { you: 'You owe a card for the Fool', other: (who) => `${who} chooses the card for the Fool` },
  bid: { you: 'Your turn: pass, or play alone?', other: (who) => `${who} may offer to play alone` },
  answer: { you: 'Do you agree?', other: (who) => `${who} answers the offer` },
};
export const play: typeof it.play = {
  ...tarot.play,
  afterMatto: 'The Fool is covered: play any card; it sets the suit.',
  trump: 'You are void: play a trump.',
};
export const { because, keys } = tarot;
const spoken = {
  out: 'I call out',
  signal: 'Signal to your partner',
  busso: 'Busso',
  striscio: 'Striscio',
  volo: 'Volo',
};
const glosses = {
  busso: 'It asks your partner for their best card.',
  striscio: 'You have more of these cards: they can be continued.',
  volo: 'You have no more of these cards: led again, a suit can be trumped.',
};
const bids = {
  passo: 'Passo',
  posso: 'Posso?',
  di_mio: 'Faccio di mio',
  va_bene: 'Va bene',
};
const bidGlosses = {
  passo: 'You pass.',
  posso: 'You play alone with the pozzo, if the others agree.',
  di_mio: 'You play alone without the pozzo, for twice the poste.',
  va_bene: 'You agree: who asked plays alone with the pozzo.',
};
export const moves: typeof it.moves = {
  ...tarot.moves,
  play: { ...tarot.moves.play, with: spoken, gloss: glosses, unfit: 'SAY-1' },
  call: { name: 'Take the last two', title: 'The last two are face down' },
  declare: {
    ...tarot.moves.declare,
    name: 'Declare',
    title: 'Your accuso',
    none: 'You have no combination to declare.',
    with: spoken,
  },
  give: {
    name: 'Give',
    title: 'Which card do you give for the Fool?',
    hint: 'Your tricks have no scartino to give: choose a card.',
  },
  bid: {
    name: 'Bid',
    title: 'Do you play alone?',
    with: bids,
    gloss: bidGlosses,
  },
  answer: {
    name: 'Answer',
    title: 'Do you let the asker take the pozzo?',
    with: bids,
    gloss: bidGlosses,
  },
};
export const panel: typeof it.panel = {
  short: 'Your cards do not reach the target.',
  asked: 'Do you call out?',
  pass: 'Go on',
  out: (points) => `Call out (+${points})`,
  toTarget: (points) => plural(points, '1 point short of the target.', `${points} points short of the target.`),
  missing: (points) =>
    points <= 0
      ? 'You can call out, even without declaring.'
      : `${plural(points, '1 point is', `${points} points are`)} needed to call out.`,
};
export const reasons: typeof it.reasons = {
  ...tarot.reasons,
  reaches: 'that is enough to call out',
  waits: 'it is not enough to call out yet',
  put_down: 'they count little, and shorten a suit',
  asked: 'your partner asks for the highest',
  king_out: 'a higher court card of the suit is still out',
  cheapest: 'it costs you the least',
  weak: 'the hand is too weak to play alone',
  with_pozzo: 'with the pozzo the hand may be strong enough',
  ducks: 'it probably takes no points',
  sheds: 'it would bring you tricks or points later',
  needs_trick: 'you have no trick yet, and would lose without one',
  strong: 'the hand is strong enough even without the pozzo',
};

export const chronicle: typeof it.chronicle = {
  ...tarot.chronicle,
  over: 'The hand is over.',
  lay: () => 'The last two cards stay face down in front of the dealer.',
  called: (who) => `${does(who, 'does not call out', 'do not call out')}.`,
  take: (who, cards) => `${does(who, 'takes', 'take')} ${cards}.`,
  takePozzo: (who) => `${does(who, 'takes', 'take')} the pozzo.`,
  showPozzo: (cards) => `The pozzo: ${cards}.`,
  passo: (who) => `${who}: “Passo”.`,
  posso: (who) => `${who}: “Posso?”`,
  di_mio: (who) => `${who}: “Faccio di mio”.`,
  va_bene: (who) => `${who}: “Va bene”.`,
  alone: (who) => `${does(who, 'plays', 'play')} alone against the two others.`,
  discard: (who, cards) => `${does(who, 'discards', 'discard')} ${cards}: “L’ho fatta”.`,
  silent: (who) => `${does(who, 'declares', 'declare')} nothing.`,
  accuso: (who, words) => `${who}: “${words}”.`,
  out: (who, points) => `${does(who, 'calls', 'call')} out with ${plural(points, '1 point', `${points} points`)}.`,
  busso: (who) => `${does(who, 'knocks', 'knock')}: “Busso”.`,
  striscio: (who) => `${does(who, 'slides', 'slide')} the card: “Striscio”, more of that suit.`,
  volo: (who) => `${does(who, 'lets', 'let')} the card fly: “Volo”, no more of that suit.`,
  cover: (who) => `${does(who, 'covers', 'cover')} the Fool.`,
  show: (who, cards) => `Discarded by ${within(who)}: ${cards}.`,
  paid: (side, card, whom) => `${side}, for the Fool: ${card} to ${whom ? within(whom) : 'the other side'}.`,
  give: (who, card) => `${does(who, 'gives', 'give')} ${card} for the Fool.`,
  giveTo: (who, card, whom) => `${does(who, 'gives', 'give')} ${card} to ${within(whom)} for the Fool.`,
  noTrick: (who, whom) => `${does(who, 'has', 'have')} no trick: the Fool goes to ${within(whom)}.`,
  cappotto: (side, whom) =>
    `Cappotto! ${side}: no tricks, so all the cards go to ${whom ? within(whom) : 'the other side'}.`,
  why: {
    declaration: 'accuso',
    sequenza: 'sequenza: three or more score double',
    criccone: 'criccone: three or more score double',
    scartini: 'count of the scartini',
    last: 'last trick',
    grande: 'Grande',
    suit_sequence: 'sequence of a suit',
    assi: 'sequence of Aces',
    mori: 'sequence of Moors',
    tarocchi: 'cricca of Tarocchi',
    re: 'cricca of Kings',
    regine: 'cricca of Queens',
    cavalli: 'cricca of Horses',
    fanti: 'cricca of Jacks',
  },
};

export const sheet: typeof it.sheet = {
  accusiHint: 'Declared in the first trick; added at the end.',
  sequences: 'Sequences',
  noSequences: 'No sequence',
  cricche: 'Cricche',
  noCricche: 'No cricca',
  tricks: (n) => `Tricks: ${n}`,
  count: 'The count',
  match: 'The match',
  before: 'Before the hand',
  after: 'After the hand',
  tens: 'In tens, rounded',
  void: 'Everybody passed: the hand does not count.',
  paid: 'Poste',
};

const poste = (n: number) => plural(n, '1 posta', `${n} poste`);
export const punti = (n: number) => plural(n, '1 Punto', `${n} Punti`);
export const match: typeof it.match = {
  ...tarot.match,
  unit: (unit) => ({ point: 'points', posta: 'poste', punto: 'Punti' })[unit] ?? unit,
  units: (n, unit) =>
    unit === 'posta' ? poste(n) : unit === 'punto' ? punti(Math.abs(n)) : plural(n, '1 point', `${n} points`),
  spoils: (won, others) => (won < 0 ? punti(-won) : others < 0 ? poste(won) : `${won} to ${others}`),
  struck: 'The current hand does not count: its points are removed.',
  drawHint: 'One card each: the two highest play against the two lowest.',
};

export const refusals: typeof it.refusals = {
  ...tarot.refusals,
  'DISC-1': 'Discard exactly the number of cards asked for.',
  'DISC-2': 'You cannot discard Kings or Tarocchi.',
  'BID-1': 'At this table you cannot object after you have passed: answer VA BENE.',
  'ACC-1': 'Declare only complete combinations from your hand, each once.',
  'OUT-1': 'These points do not reach the target: you cannot call out.',
  'OUT-2': 'You cannot call out from this seat now.',
  'FOLLOW-1': 'You have the suit led: follow suit.',
  'FOLLOW-2': 'You are void in the suit led: play a trump.',
  'SAY-1':
    'You cannot signal this with this card: in a suit, the King must already be played, and the signal must be true.',
  'GIVE-1': 'You cannot give this card for the Fool.',
};
