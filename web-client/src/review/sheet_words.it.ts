import { does, plural, to } from '../i18n/grammar.it';

/** What begins the score sheet of a closed hand: its story, and its review by a bot. Loaded with the sheet. */
export const reviewing = {
  show: 'Analizza la mano',
  title: 'Le tue carte, presa per presa',
  titleOf: (who: string) => `Le carte di ${who}, presa per presa`,
  whose: 'Le carte di',
  text: 'Il bot giudica ogni carta da quel che si vedeva allora da quel posto, giocando la mano fino in fondo in centinaia di smazzate immaginate.',
  thinking: 'Il bot esamina le carte, una presa dopo l’altra …',
  again: 'Continua l’analisi',
  agreed: (n: number, of: number) =>
    `Su ${of} carte giocate potendo scegliere, ${plural(n, '1 va', `${n} vanno`)} bene quanto quelle del bot.`,
  marks: {
    none: 'nessuna scelta',
    good: 'va bene',
    minor: 'c’era un po’ di meglio',
    grave: 'un errore',
  },
  dot: (trick: number, mark: string) => `Presa ${trick}: ${mark}`,
  pending: 'non ancora esaminata',
  move: (trick: number, who: string, own: string, bot: string) =>
    `Presa ${trick}: ${does(who, 'ha giocato', 'hai giocato')} ${own}; meglio ${bot}`,
  tryIt: 'Prova tu',
  jump: 'Vai a questa presa',
  busy: 'I bot sono occupati: riprova tra poco.',
  stopped: 'L’analisi si è interrotta: puoi continuarla.',
};

export const story = {
  won: (side: string, points: number) => `La mano va ${to(side)}, per ${plural(points, '1 punto', `${points} punti`)}.`,
  us: 'noi',
  them: 'loro',
  level: 'La mano finisce in pari.',
  by: (parts: string[]) => `Ha fatto la differenza: ${parts.join(', poi ')}.`,
  part: (name: string, points: number) => `${name} (+${points})`,
};
