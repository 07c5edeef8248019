import { plural } from './grammar';

// Who invites to what
export const invite = {
  by: (host: string, game: string) => `${host} ti invita a ${game}`,
  youAre: (name: string) => `Qui ti chiami «${name}».`,
  at: (host: string, game: string) => `Tavolo di ${host}: ${game}`,
  seated: (names: string) => `Già al tavolo: ${names}.`,
  nobody: 'Ancora nessun giocatore.',
  free: (n: number) => plural(n, 'Un posto è libero.', `${n} posti sono liberi.`),
  none: 'Non ci sono posti liberi.',
  voidTitle: 'Questo invito non vale più',
  missing: 'Ti serve un invito',
  void: 'Chi ha aperto il tavolo ha fatto un nuovo invito, o il tavolo è chiuso. Chiedi un altro link a chi te l’ha mandato.',
  share: 'Manda l’invito…',
  shareText: (host: string, game: string) => `${host} ti invita a ${game} su Germini`,
  code: 'Codice QR',
  codeTitle: 'Inquadra questo invito',
  local:
    'Questo link funziona solo su questo computer. Per invitare altri, apri la pagina all’indirizzo che possono raggiungere.',
  back: 'Torna al tuo posto',
  backTitle: 'Il tuo posto ti aspetta',
  backText: 'Questo link ti riporta al tuo posto in questo browser. Vale una volta sola.',
  backInstead: (name: string) =>
    `Questo link ti riporta al tuo posto in questo browser, e vale una volta sola. Qui però gioca ${name}, che in questo browser non sarà più riconosciuto.`,
  backUsed: 'Questo link è già stato usato',
  backVoid:
    'Il link vale una volta sola: è già stato usato, o ce n’è uno più nuovo. Il posto resta tuo: chiedi un altro link a chi amministra il server.',
  sits: (name: string) => `${name} si siede.`,
  stands: (name: string) => `${name} si alza.`,
};
