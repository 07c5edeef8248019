// What is said at the table, and about a match.
import { YOU, does, plural, to } from '../../../../i18n/grammar.it';
import type { Asked, MatchWords } from '../../../game_ui';
import * as tarot from '../../../tarot/words.it';
import type { SicilianoCall, SicilianoPhase } from '../../../../protocol/types';
import { CALLS } from '../../calls';
import type { Bet } from '../../scene';

export const suits = { ...tarot.suits, M: 'Fujutu', T: 'Trionfi' } as Record<string, string>;
const points = (n: number): string => plural(n, '1 punto', `${n} punti`);

export const table = {
  to: (target: number) => `a ${target}`,
  trumpsOut: (n: number) => plural(n, '1 trionfo uscito', `${n} trionfi usciti`),
  played: tarot.played,
  exposed: 'Carte scoperte',
  bottom: 'L’ultima carta del mazzo',
};

/** What the table waits for, said to the seat and to the others. */
export const due: Record<SicilianoPhase, Asked> = {
  ...tarot.due,
  expose: { you: 'Scegli le carte da scoprire', other: (who) => `${who} sceglie le carte da scoprire` },
  announce: { you: 'Tocca a te: che cosa annunci?', other: (who) => `Tocca ${to(who)} annunciare` },
  say: { you: 'Mischio o tengo?', other: (who) => `Tocca ${to(who)}: mischio o tengo` },
  discard: { you: 'Tocca a te scartare', other: (who) => `${who} scarta` },
};
export const play = {
  ...tarot.play,
  afterMatto: 'Il Fujutu non fa seme: gioca una carta qualsiasi.',
  trump: 'Non hai il seme: gioca un trionfo.',
};
export const { because, keys, reasons } = tarot;

/** What may be said with a card, and the last two speakers' words. */
export const calls: Record<SicilianoCall, string> = CALLS;
export const says: Record<Bet, string> = { mischio: 'Mischio', tengo: 'Tengo' };

/** What each call says; that of `calls` is about all of them. */
export const callGlosses: Record<SicilianoCall | 'calls', string> = {
  calls: 'Lo dici con la prossima carta che giochi: il compagno sa che cosa hai, ma ti sentono tutti.',
  giove: 'Hai Giove, il 20.',
  balla: 'Hai la Balla, il 19.',
  batto: 'Hai i due trionfi più alti, o il primo e il terzo.',
  batto_senza_giove: 'Hai il 19 e il 18, senza Giove.',
  batto_forte: 'Hai tre dei trionfi più alti.',
  sfondo: 'Hai il 20, il 19 e il 18.',
  sfondissimo: 'Hai i quattro trionfi più alti.',
  sfondo_i_tavoli: 'Hai i cinque trionfi più alti.',
  a_due: 'Due degli altri non hanno più questo seme.',
  a_tutti: 'Nessun altro ha più questo seme.',
  maggiori_bianchi: 'Hai il 14 e il 15.',
  minore_bianco: 'Hai il 13.',
};
export const moves = {
  play: { ...tarot.moves.play, with: { ...calls, calls: 'Dichiara' }, gloss: callGlosses, unfit: 'CALL-1' },
  discard: tarot.moves.discard,
  expose: {
    name: 'Scopri',
    title: 'Scopri una carta a ciascuno: la vedono tutti',
    pass: 'Non scoprire nessuna carta',
    blind: 'Scopri quelle che vuoi: non ne conosci nessuna',
  },
  announce: {
    name: 'Annuncia',
    title: 'Che cosa annunci?',
    hint: 'Aiuta il compagno, ma ti sentono anche gli altri.',
    silent: 'Taci',
    with: { decine: 'Decine', arie: 'Arie', re: 'Re', trionfi: 'Trionfi', tengo: says.tengo },
    gloss: { tengo: 'vuoi giocare la mano, e non nomini niente.' },
  },
  say: {
    name: 'Di’ la tua',
    title: 'Mischio o tengo?',
    hint: 'Se dite mischio tutti e due, lo stesso mazziere dà di nuovo.',
    with: says,
    gloss: { mischio: 'La tua mano è debole: vuoi annullarla.', tengo: 'Vuoi giocare questa mano.' },
  },
};

/** The chronicle's sentences; `who` is a name, cards are already named. */
export const chronicle = {
  deal: tarot.chronicle.deal,
  play: tarot.chronicle.play,
  expose: (who: string, card: string) => `Scoperta ${to(who)}: ${card}.`,
  noExposed: (who: string) => `${does(who, 'non scopre', 'non scopri')} carte.`,
  peek: (card: string) => `L’ultima carta del mazzo: ${card}.`,
  peeked: 'Il mazziere guarda l’ultima carta del mazzo.',
  says: (who: string, words: string) => `${who}: «${words}».`,
  silent: (who: string) => `${does(who, 'tace', 'taci')}.`,
  monte: (who: string, cards: string) => `${does(who, 'prende', 'prendi')} il monte: ${cards}.`,
  discard: (who: string, cards: string) => `${does(who, 'scarta', 'scarti')} ${cards}.`,
  fujutu: (who: string) => `${does(who, 'gioca', 'giochi')} il Fujutu e lo ${who === YOU ? 'tieni' : 'tiene'}.`,
  owing: (who: string) =>
    `Per il ${who === YOU ? 'tuo Fujutu' : `Fujutu di ${who}`} si deve una scartina, che non c’è ancora.`,
  paid: (side: string, card: string) => `${side}, per il Fujutu: ${card} agli altri.`,
  surrendered: (side: string) => `${side}, nessun’altra carta: il Fujutu va agli altri.`,
  show: (who: string, cards: string) => `${who === YOU ? 'Il tuo scarto' : `Scarto di ${who}`}: ${cards}.`,
};

export const sheet = {
  count: 'Il conto',
  annulled: 'Mischio da tutti e due: la mano è annullata, e lo stesso mazziere dà di nuovo.',
  pile: (cards: number, tricks: number) => `${cards} carte, ${plural(tricks, '1 presa', `${tricks} prese`)}`,
  values: (n: number) => plural(n, '1 carta di valore', `${n} carte di valore`),
  less: 'uno di meno per ciascuna',
  threes: (n: number) => `un punto a terzetto, ${n} carte`,
  last: 'ultima presa',
  scores: 'Segna',
  above: (points: number) => `quel che ha oltre ${points}`,
};

export const match: Partial<MatchWords> = {
  unit: () => 'punti',
  units: points,
  spoils: (won) => (won ? points(won) : 'nessun punto'),
  struck: 'La mano in corso non conta.',
  drawHint: 'Un trionfo a testa: dal più alto al più basso ci si siede in senso antiorario.',
  drawn: ([first = '', second = '', third = '', fourth = '']) => [
    `${first} ha il trionfo più alto: fa le carte.`,
    `${first} e ${third} giocano contro ${second} e ${fourth}.`,
  ],
};

/** Why a move was refused, by the game's clause; those of every game are the table's. */
export const refusals = {
  'EXP-1': 'Scegli una carta a ciascuno; solo ad alcuni tavoli puoi non scoprirne a qualcuno.',
  'ANN-1': 'Questo annuncio qui non è possibile.',
  'ANN-2': 'Annuncia solo carte che hai, e almeno una.',
  'ANN-3': 'Annuncia al massimo due Re.',
  'ANN-4': 'Puoi dire al massimo due trionfi più di quelli che hai; nell’ultimo giro il numero dev’essere esatto.',
  'SAY-1': 'Di’ mischio o tengo.',
  'SCA-1': 'Scarta esattamente tre carte diverse.',
  'SCA-2': 'Non puoi scartare carte che valgono 5 o 10.',
  'PLAY-1': 'Hai del seme d’attacco: devi rispondere.',
  'PLAY-2': 'Devi giocare un trionfo: non hai il seme di uscita, o si è attaccato a trionfi.',
  'FUJ-1': 'A questo tavolo col Fujutu puoi attaccare solo se è l’ultima carta.',
  'CALL-1': 'Questa dichiarazione non è vera, o qui non è possibile.',
};
