import type { options as it } from '../it/options';

export const options: typeof it = {
  groups: {
    deal: 'Dealing and robbing',
    fola: 'The fola and the discards',
    declare: 'Declarations and the Fool',
    play: 'Play',
    score: 'Scoring',
    match: 'Match',
    other: 'Other',
  },
  sources: {
    pagat: 'Pagat',
    variant: 'Pagat, variant',
    germini: 'Accademia de’ Germini',
    dresden: 'Dresden 1798',
  },
  list: {
    deal: {
      name: 'How the cards are dealt',
      text: 'Twenty-one cards each, in two rounds or three; everyone’s last card is face up.',
      values: { '10+11': 'Ten, then eleven', '10+10+1': 'Ten, ten, then one' },
    },
    bottom_plain: {
      name: 'Bottom of the pack',
      text: 'The pack is shuffled until its last card is a plain one: a suit card other than a King.',
      values: { true: 'Must be a plain card', false: 'Any card' },
    },
    cut_min_left: {
      name: 'Cards left below the cut',
      text: 'The cutter must leave at least this many cards on the table.',
      values: { '1': 'At least one', '2': 'At least two', '3': 'At least three' },
    },
    rob_limit: {
      name: 'Robbing at the cut',
      text: 'The cutter robs counting cards and trumps above 20 from the bottom of the packet, until another card stops the robbing.',
      values: { '13': 'At most thirteen', null: 'No limit' },
    },
    cutter_peek: {
      name: 'The cutter’s look',
      text: 'Whether robbing or not, the cutter may look at the first thirteen cards of the packet, the later fola.',
      values: { '0': 'The cutter sees nothing', '13': 'The cutter sees the thirteen' },
    },
    take29: {
      name: 'The 29 in the fola',
      text: 'The dealer takes the counting cards from the fola; the 29 is worth nothing alone, but helps versicole.',
      values: {
        always: 'Always taken',
        versicola: 'Only if it makes a versicola',
        never: 'Never taken',
      },
    },
    fola_view: {
      name: 'What is shown of the fola',
      text: 'The dealer’s partner sorts it and announces it; its trumps stay face down.',
      values: { faceup_suits: 'The suit cards lie face up', counts: 'Only the number per suit' },
    },
    discard_ban: {
      name: 'Discarding',
      text: 'Players who robbed or took cards discard as many, face down.',
      values: { true: 'Never a counting card, nor the 29', false: 'Any card' },
    },
    discards_shown: {
      name: 'Showing the discards',
      text: 'The discards are shown with their owners’ names, and join the fola.',
      values: {
        before_second_card: 'Before the second card',
        end_first_trick: 'After the first trick',
      },
    },
    declare: {
      name: 'Declaring versicole',
      text: 'In the first trick you may declare the complete versicole in your hand, and score them at once.',
      values: {
        before: 'The leader before playing, the others before the second card',
        lead: 'Everyone after the lead, before the second card',
        after: 'Each after their own first card',
      },
    },
    devil: {
      name: 'Demonio, Mondo e Carne',
      text: 'The 14, the 35 and the 39 (the World) make an additional versicola, worth 20; only in it does the 14 count 5.',
      values: { true: 'Counts', false: 'Does not count' },
    },
    matto_last: {
      name: 'The Fool in the last trick',
      text: 'The Fool always goes back to the side that plays it; this option decides about the twenty-first trick.',
      values: { kept: 'It goes back there too', captured: 'It goes with the trick' },
    },
    matto_debt: {
      name: 'Paying for the Fool with a counting card',
      text: 'The Fool is paid for with a worthless card; a side that won only counting cards gives one of them, which dies.',
      values: { choice: 'The payer chooses', least: 'The least valuable one' },
    },
    matto_death: {
      name: 'Death of the Fool',
      text: 'If the Fool is lost, the other side scores its death at once and also counts it at the end.',
      values: { '5': 'Five points', '10': 'Ten points' },
    },
    look_back: {
      name: 'Looking back at tricks',
      text: 'You may look at the last trick until the next lead; the others stay face down.',
      values: { off: 'Only the last trick', own_side: 'Also all tricks of your own side' },
    },
    cascare: {
      name: 'Falling (cascare)',
      text: 'With no trumps left you may show your hand and stop: others play your cards, which no longer win.',
      values: {
        off: 'No falling',
        after: 'The trick’s winner chooses the card, at its end',
        next: 'The winner of the previous trick chooses the card',
      },
    },
    capotto: {
      name: 'All tricks',
      text: 'If one side wins all twenty-one tricks, the final count may be worth more.',
      values: {
        none: 'Normal count',
        double: 'The resti of the count double',
        fourteen: 'Fourteen resti, and the margin in play doubles',
      },
    },
    no_rob_penalty: {
      name: 'The empty-handed dealer',
      text: 'A dealer who robs nothing and takes nothing from the fola may have to pay.',
      values: { '0': 'No payment', '1': 'The dealer’s side pays one resto' },
    },
    girata_bonus: {
      name: 'Prize for the girata',
      text: 'After the four hands the pair with more resti may get a prize; nobody if they tie.',
      values: { '0': 'No prize', '3': 'Three resti' },
    },
    interruption: {
      name: 'A girata stopped early',
      text: 'If play stops early, the players who would have dealt the missing hands are paid; a player who walks away pays for everyone.',
      values: { '0': 'No payment', '2': 'Two resti per missing hand' },
    },
  },
};
