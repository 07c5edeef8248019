// What is said otherwise without partners.
import { does, plural, to } from '../../../../i18n/grammar.it';
import type { MatchWords } from '../../../game_ui';
import * as tarot from '../../../tarot/words.it';
import { options } from './rules';
import { chronicle, match, moves, points, sheet, table } from './table';

export const alone = {
  table: {
    ...table,
    fola: 'Monte',
    folaOf: (n: number) => `Monte: ${plural(n, '1 carta', `${n} carte`)}`,
    folaSuits: (parts: string) => `Nel monte: ${parts}`,
  },
  because: { ...tarot.because, denies: tarot.deniedTo('Un altro') },
  options: { ...options, sources: { ...options.sources, variant: 'Libri antichi' } },
  moves: {
    ...moves,
    give: { ...moves.give, hint: 'Tra le tue prese non c’è una carta senza valore. Una carta di conto muore.' },
  },
  chronicle: {
    ...chronicle,
    take: (who: string, cards: string) => `${does(who, 'piglia', 'pigli')} dal monte ${cards}.`,
    fola: (parts: string) => `Nel monte: ${parts}.`,
    folaNone: 'Nel monte nessuna cartaccia.',
    debt: (side: string, card: string, whom: string) => `${side}: ${card} ${to(whom)} in pagamento del Matto.`,
    surrender: (side: string, whom: string) => `${side}: nessuna presa, il Matto va ${to(whom)}.`,
    why: { ...chronicle.why, dealer_rob: 'rubate dal monte', tricks: 'carte oltre quelle ricevute' },
  },
  sheet: {
    ...sheet,
    inPlayHint: 'Si segna subito; una carta di conto che muore si toglie dal conto di chi l’ha persa.',
    lead: 'Conto',
    count: 'Al conto',
    out: 'fuori',
    fee: 'pena',
    score: 'Conto',
    result: 'Risultato',
    settled: 'I risultati',
    settledHint: 'Ognuno ha la differenza dei conti con ciascuno degli altri; tutti insieme fanno zero.',
    outHint: 'Con chi è fuori si contano solo le carte rubate e scoperte, le morti e la pena.',
  },
  match: {
    ...match,
    name: (girate: number) => plural(girate, 'Girata', `${girate} girate`),
    units: points,
    spoils: points,
    struck: 'La mano in corso non conta: i suoi punti sono cancellati.',
    drawHint: 'Una carta a testa: la più alta fa le carte per prima.',
    drawn: ([first = '', , ...others]: string[]) => [
      `${first} ha la carta più alta: fa le carte.`,
      ...(others.length ? ['Gli altri siedono alla sua destra, dalla carta più alta alla più bassa.'] : []),
    ],
  } satisfies Partial<MatchWords>,
};
