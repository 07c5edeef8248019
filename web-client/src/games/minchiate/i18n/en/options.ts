import type { options as it } from '../it/options';

export const options: typeof it = {
  groups: {
    deal: 'Dealing and robbing',
    fola: 'The fola and the discards',
    declare: 'Declarations and the Fool',
    play: 'The play',
    score: 'The score',
    match: 'The match',
    other: 'Other',
  },
  sources: {
    pagat: 'Pagat',
    variant: 'Pagat, variant',
    germini: 'Accademia de’ Germini',
    dresden: 'Dresden 1798',
    none: 'in no text',
  },
  list: {
    deal: {
      name: 'How the cards are dealt',
      text: 'Twenty-one cards each, in two rounds or in three; everybody’s last one is face up.',
      values: { '10+11': 'Ten, then eleven', '10+10+1': 'Ten, ten, then one' },
    },
    bottom_plain: {
      name: 'The bottom of the pack',
      text: 'The pack is shuffled until its last card is a plain one: a suit card that is not a King.',
      values: { true: 'Must be a plain card', false: 'Any card' },
    },
    cut_min_left: {
      name: 'How many stay below the cut',
      text: 'The cutter must leave at least so many cards on the table.',
      values: { '1': 'At least one', '2': 'At least two', '3': 'At least three' },
    },
    rob_limit: {
      name: 'How many are robbed at the cut',
      text: 'The cutter robs counting cards and trumps above 20 off the bottom of his packet, until another card stops him.',
      values: { '13': 'Thirteen at most', null: 'Without limit' },
    },
    cutter_peek: {
      name: 'The cutter’s look',
      text: 'Whether he robs or not, the cutter may look at the first thirteen cards of his packet: those that will be the fola.',
      values: { '0': 'He sees nothing', '13': 'He looks at the thirteen' },
    },
    take29: {
      name: 'The 29 in the fola',
      text: 'The dealer takes the counting cards out of the fola; the 29 counts nothing alone, but serves versicole.',
      values: {
        always: 'He always takes it',
        versicola: 'Only if it makes him a versicola',
        never: 'He never takes it',
      },
    },
    fola_view: {
      name: 'What is known of the fola',
      text: 'The dealer’s partner sorts it and tells it to all; its trumps stay covered.',
      values: { faceup_suits: 'The suit cards lie face up', counts: 'Only how many of each suit is told' },
    },
    discard_ban: {
      name: 'What may be discarded',
      text: 'Whoever robbed or took cards discards as many, face down.',
      values: { true: 'Never a counting card, nor the 29', false: 'Any card' },
    },
    discards_shown: {
      name: 'When the discards are turned up',
      text: 'The discards are shown to all, saying whose they were, and join the fola.',
      values: {
        before_second_card: 'Before the second card is played',
        end_first_trick: 'At the end of the first trick',
      },
    },
    declare: {
      name: 'When versicole are declared',
      text: 'In the first trick everybody may declare the versicole held whole in hand, and scores them at once.',
      values: {
        before: 'The leader before playing, the others before the second card',
        lead: 'All after the lead, before the second card',
        after: 'Each after his own first card',
      },
    },
    devil: {
      name: 'Demonio, Mondo e Carne',
      text: 'The 14, the 35 and the 39 (the World) make one more versicola, worth 20; only inside it the 14 counts 5.',
      values: { true: 'It counts', false: 'It does not count' },
    },
    matto_last: {
      name: 'The Fool in the last trick',
      text: 'The Fool always goes back to the side that plays it: here one chooses whether in the twenty-first trick too.',
      values: { kept: 'It goes back even then', captured: 'It goes with the trick' },
    },
    matto_debt: {
      name: 'The Fool paid with a counting card',
      text: 'The Fool is paid for with a worthless card; a side that took only counting cards gives one of them, which dies.',
      values: { choice: 'The payer chooses', least: 'The one of least value' },
    },
    matto_death: {
      name: 'The death of the Fool',
      text: 'If the Fool is lost, the others score its death at once, besides counting it at the end.',
      values: { '5': 'Five points', '10': 'Ten points' },
    },
    look_back: {
      name: 'Looking back at tricks',
      text: 'The last trick may be seen again until the next lead; the others lie covered.',
      values: { off: 'Nothing else is seen again', own_side: 'All those of one’s own side too' },
    },
    cascare: {
      name: 'Falling (cascare)',
      text: 'Whoever has no trump left may lay his hand open and stop: others play his cards, which win no more.',
      values: {
        off: 'Nobody falls',
        after: 'The winner of the trick chooses the card, at its end',
        next: 'The winner of the trick before chooses the card',
      },
    },
    capotto: {
      name: 'All the tricks',
      text: 'When one side wins all twenty-one tricks, the final count may weigh more.',
      values: {
        none: 'Counted as always',
        double: 'The resti of the count are doubled',
        fourteen: 'Fourteen resti, with the lead in play doubled',
      },
    },
    no_rob_penalty: {
      name: 'The empty-handed dealer',
      text: 'A dealer who neither robs nor takes anything from the fola may have to pay.',
      values: { '0': 'He pays nothing', '1': 'His side pays one resto' },
    },
    girata_bonus: {
      name: 'The prize of the girata',
      text: 'After the four hands the pair with more resti may get some more as a prize; nobody if they are level.',
      values: { '0': 'No prize', '3': 'Three resti' },
    },
    interruption: {
      name: 'The girata broken off',
      text: 'If play stops early, those who would have dealt the missing hands are paid; whoever walks away pays alone for all.',
      values: { '0': 'Nothing is paid', '2': 'Two resti for each missing hand' },
    },
  },
};
