import { plural } from '../i18n/grammar.it';
import type { ErrorTexts } from '../net/errors';
import type { Backups } from '../protocol/types';

export const maintenance = {
  title: 'Server e tavoli',
  state: 'Stato',
  version: 'Versione',
  node: 'Nodo',
  nodeText: (name: string) => `${name}: questa pagina riguarda solo questo nodo`,
  started: 'Attivo dal',
  disk: 'Spazio libero',
  diskLeast: (least: string) => `sotto ${least} non comincia nulla di nuovo`,
  diskUnknown: 'non si può misurare',
  backup: 'Ultimo backup',
  noBackup: {
    dated: 'Ancora nessun backup',
    off: 'Questo server non fa backup: imposta backup-folder',
    postgresql: 'PostgreSQL si salva con i suoi strumenti',
  } satisfies Record<Backups['kind'], string>,
  announce: 'Annuncia un riavvio',
  announceText: 'Chi è a un tavolo o nella Sala legge a che ora il server riparte. L’annuncio da solo non ferma nulla.',
  announceIn: 'Il server riparte',
  inMinutes: (n: number) => (n === 0 ? 'adesso' : `tra ${plural(n, '1 minuto', `${n} minuti`)}`),
  announceDo: 'Annuncia',
  announced: (time: string) => `Annunciato per le ${time}.`,
  withdraw: 'Ritira l’annuncio',
  drain: 'Ferma le nuove mani',
  drainDo: 'Ferma',
  drainText:
    'Non si danno più mani e non si aprono tavoli. Le mani in corso si finiscono. Il server resta acceso: quando non ce ne sono più, spegnilo dalla sua macchina. Da qui puoi sempre riprendere.',
  dealing: (n: number) => `Il server dà le carte: ${plural(n, '1 mano', `${n} mani`)} in corso.`,
  draining: (n: number) =>
    n === 0
      ? 'Il server non dà più carte, e nessuna mano è in corso: puoi spegnerlo.'
      : `Il server non dà più carte: ${plural(n, '1 mano', `${n} mani`)} in corso.`,
  resume: 'Riprendi a dare le carte',
  tables: 'Tavoli non finiti',
  noTables: 'Nessun tavolo.',
  more: (n: number) => `Altri ${n} non sono in elenco: germini admin tables li mostra tutti.`,
  broken: 'Guasto',
  unknown: 'Tavolo che non si può leggere',
  present: (n: number) => plural(n, '1 presente', `${n} presenti`),
  empty: (when: string) => `nessuno presente dal ${when}`,
  open: 'Apri',
  openOne: (id: string) => `Apri il tavolo ${id}`,
  close: 'Chiudi',
  closeOne: (id: string) => `Chiudi il tavolo ${id}`,
  closeText:
    'La partita finisce come se tutti fossero d’accordo, anche nel mezzo di una mano, senza penalità. Non si può annullare.',
  closed: 'Tavolo chiuso.',
  wrong: {
    no_guest: 'Accedi con un account che amministra il server.',
    no_account: 'Accedi con un account che amministra il server.',
    no_right: 'Questa pagina è per chi amministra il server.',
    not_found: 'Quel tavolo è già finito.',
  } satisfies ErrorTexts,
};
