import { plural } from '../i18n/grammar.it';

export const book = {
  title: 'Il libro delle regole',
  hint: 'Ogni regola ha un numero e indica il testo da cui viene.',
  contents: 'Indice',
  seek: 'Cerca nelle regole',
  found: (n: number) => (n === 0 ? 'Nessuna regola trovata.' : plural(n, '1 regola trovata.', `${n} regole trovate.`)),
  sources: 'Le fonti',
  source: 'Fonte',
  open: 'Apri il libro',
  none: 'Questa regola non è nel libro.',
  games: 'Giochi',
  play: (title: string) => `Prova: ${title}`,
};

export const options = {
  title: 'Le regole di questo tavolo',
  detail: 'Le regole, una per una',
  changedCount: (n: number) => plural(n, '1 modifica', `${n} modifiche`),
  named: (preset: string, n: number) => `${preset}, ${plural(n, '1 modifica', `${n} modifiche`)}`,
  allAsPreset: 'Tutte come nel modello',
  inPreset: (value: string) => `Nel modello: ${value}`,
  edition: (n: number) => `Edizione ${n} delle regole`,
  other: 'Altro',
  number: 'Numero',
  show: 'Vedi le regole',
};
