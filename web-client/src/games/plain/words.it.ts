import { does, plural, to, together, within } from '../../i18n/grammar.it';

/** What is said of a game that the page does not know: words of the wire in plain sentences. */
const plain = {
  due: (phase: string) => ({
    you: `Tocca a te: ${phase}`,
    other: (who: string) => `Tocca ${to(who)}: ${phase}`,
  }),
  deals: (who: string) => `${does(who, 'fa', 'fai')} le carte.`,
  played: (who: string, cards: string) => `${who}: ${cards}.`,
  playedFor: (who: string, of: string, cards: string) => `${does(who, 'gioca', 'giochi')} per ${within(of)}: ${cards}.`,
  moved: (who: string, word: string, cards: string) => `${who}, ${word}: ${cards}.`,
  seen: (who: string[], cards: string, word: string) =>
    `${together(who, who.length > 1 ? 'vedono' : 'vede', who.length > 1 ? 'vedete' : 'vedi')}, ${word}: ${cards}.`,
  said: (who: string, word: string, more: string) => `${who}: «${word}»${more ? ` ${more}` : ''}.`,
  paid: (side: string, n: number, word: string) => `${side}, ${word}: ${n > 0 ? '+' : ''}${n}.`,
  sides: (sides: string) => `Si gioca ${sides}.`,
  playFor: (who: string) => `Gioca per ${who}`,
  passed: 'va altrove',
  keys: 'Frecce per scorrere, la prima lettera di una carta per trovarla, Invio per giocare, I per i dettagli di una carta.',
  refused: 'Qui non è possibile.',
  noSource: 'nessuna fonte',
  rounds: (n: number) => plural(n, '1 giro', `${n} giri`),
  amounts: 'Conto della mano',
  atLeast: (n: number) => `almeno ${n}`,
  number: 'Numero',
  less: 'Uno di meno',
  more: 'Uno di più',
  none: 'Niente da annunciare.',
  pass: 'Avanti',
  goesOn: 'Continua da sé',
  silent: 'Niente',
  announce: (name: string, n: number, worth: number) => `${name}: ${n} (+${worth})`,
  without: 'senza una parola',
  unfit: (word: string) => `${word}: non con questa carta`,
  unfitAll: (word: string) => `${word}: nessuna carta va bene`,
  takenBack: (word: string) => `«${word}» non va con questa carta, quindi è stato tolto.`,
  ways: 'Che cosa puoi fare',
  over: 'La partita è finita',
  broken: 'La partita è stata interrotta',
  match: {
    name: () => 'Partita',
    nth: (n: number) => `Giro ${n}`,
    line: (reason: string, hand: number, who: string) => `Mano ${hand}, ${reason}${who ? `: ${who}` : ''}`,
    struck: 'La mano in corso non conta.',
    nextTitle: (n: number) => `Ora si cambia posto: giro ${n}`,
    stays: (who: string) => `${who} fa le carte`,
    drawHint: 'Una carta a testa.',
    drawn: (names: string[]) => names.map((name, at) => (at === 0 ? `${name} fa le carte.` : `Poi ${name}.`)),
  },
};

export const words = { plain };
