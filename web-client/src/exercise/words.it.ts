import { plural } from '../i18n/grammar.it';

export const exercise = {
  title: 'Esercizi',
  of: (game: string) => `Esercizi: ${game}`,
  intro:
    'Dieci posizioni di mani giocate davvero. Gioca la carta che ti sembra migliore: il bot l’ha giudicata in centinaia di smazzate immaginate, e leggi subito perché.',
  states: { solved: 'risolto', tried: 'da riprovare', fresh: 'da fare' },
  solved: (n: number, of: number) => plural(n, `1 risolto su ${of}`, `${n} risolti su ${of}`),
  right: 'Giusto!',
  wrong: 'C’è di meglio',
  best: (card: string) => `Meglio: ${card}.`,
  cost: (card: string, points: number) =>
    points > 0
      ? `${card} costa circa ${plural(points, '1 punto', `${points} punti`)}.`
      : `Con ${card} la mano va a finire peggio.`,
  next: 'Il prossimo',
  all: 'Tutti gli esercizi',
  none: 'Di questo gioco non ci sono ancora esercizi.',
};
