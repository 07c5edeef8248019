import type * as it from './words.it';

export const fair: typeof it.fair = {
  holds: 'Your browser repeated the calculation and got the same result, card by card.',
  told: 'It had received the same hash before, and its own contribution is included.',
  mine: 'The cards you were dealt come from this pack.',
  untold: 'This browser contributed nothing before, so it cannot know whether the hash is the original one.',
  added: (n, of) => `${n} of ${of} seats contributed randomness.`,
  faults: {
    commitment: 'The secret is not the one the server committed to.',
    result: 'The result does not follow from the secret and the seats’ contributions.',
    bot: 'More contributions than players: the server itself added one for a bot.',
    told: 'Before, this browser received a different hash.',
    added: 'This browser’s contribution is not included.',
    hand: 'The cards dealt to this browser are not the ones this pack gives you.',
  },
  unknown: 'This page does not know how this game is shuffled: download the proof and check it elsewhere.',
  proves:
    'The server fixed its secret before anyone contributed and could not change it afterwards. This does not prove that its administrator did not look at the cards, or did not plot with a player.',
  file: 'Download the proof',
  command: 'If you do not trust this page, check the proof with germini fair FILE.',
  chain: 'If you keep this link, germini verify --link shows whether the hands up to this one were changed:',
  day: {
    hash: (holds) => (holds ? 'The hash above is that of the secret.' : 'The hash above is not that of the secret.'),
    date: (holds, n, first) =>
      holds
        ? `The chain begins on ${first}, so day ${n} of the chain is this one.`
        : `The chain begins on ${first}, so day ${n} of the chain is not this one.`,
    seen: (holds, on) =>
      holds
        ? `The secret leads to the commitment that this browser saw on ${on}: by then the secret was fixed.`
        : `The secret does not lead to the commitment that this browser saw on ${on}: the secret is not from that chain.`,
    unseen:
      'This browser remembers no commitment of the chain from before the end of that day. It cannot tell whether the secret was fixed beforehand.',
    deal: (holds, name) =>
      holds
        ? `Hand compared: ${name}. The secret gives its whole pack, card by card, and its dealer.`
        : `Hand compared: ${name}. Its pack or its dealer does not follow from the secret.`,
    noDeal: 'There is no hand to compare with the secret.',
    limits:
      'This does not prove that nobody knew the cards: the operator can compute every day’s deal in advance. The results themselves are not checked here.',
  },
};
