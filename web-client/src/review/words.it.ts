import { does, plural } from '../i18n/grammar.it';

/** A bot's judgement: of a card in a hint, and of a finished hand. */
export const review = {
  show: 'Analizza la mano',
  title: 'La mano analizzata',
  whose: 'Le carte di',
  text: 'Il bot giudica ogni carta da quel che si vedeva allora da quel posto, giocando la mano fino in fondo in centinaia di smazzate immaginate, che vanno bene con quel che si sapeva.',
  thinking: 'Il bot esamina ogni carta …',
  agreed: (n: number, of: number) =>
    `Su ${of} carte giocate potendo scegliere, ${plural(n, '1 va', `${n} vanno`)} bene quanto quelle del bot.${n < of ? plural(of - n, ' La peggiore:', ' Le peggiori:') : ''}`,
  move: (trick: number, who: string, own: string, bot: string) =>
    `Presa ${trick}: ${does(who, 'ha giocato', 'hai giocato')} ${own}; meglio ${bot}`,
  // Where points are bad, "in più" would be wrong; the hand may be won or lost all the same.
  gain: (points: number) =>
    points > 0
      ? `Meglio di circa ${plural(points, '1 punto', `${points} punti`)}`
      : points === 0
        ? 'Gli stessi punti, ma un risultato migliore'
        : `Un risultato migliore, anche se costa circa ${plural(-points, '1 punto', `${-points} punti`)}`,
  otherEqual: 'Un’altra scelta va altrettanto bene.',
  equal: (cards: string, n: number) => `${cards} ${plural(n, 'va', 'vanno')} altrettanto bene.`,
  andMore: (first: string, n: number) => `${first} e altre ${n}`,
  jump: (trick: number) => `Vai alla presa ${trick}`,
  busy: 'I bot sono occupati: riprova tra poco.',
};
