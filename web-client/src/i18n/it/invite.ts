import { plural } from './grammar';

// Who invites to what
export const invite = {
  by: (host: string, game: string) => `${host} ti invita a ${game}`,
  at: (host: string, game: string) => `Tavolo di ${host}: ${game}`,
  seated: (names: string) => `Già al tavolo: ${names}.`,
  nobody: 'Non ci siede ancora nessuno.',
  free: (n: number) => plural(n, 'Un posto è libero.', `${n} posti sono liberi.`),
  none: 'Non ci sono posti liberi.',
  voidTitle: 'Qui non si entra più',
  missing: 'Ti serve un invito',
  void: 'Chi tiene il tavolo ha fatto un invito nuovo, o il tavolo è chiuso. Chiedi un altro collegamento a chi te l’ha mandato.',
  share: 'Manda l’invito…',
  shareText: (host: string, game: string) => `${host} ti invita a ${game} su Germini`,
  code: 'Codice QR',
  codeTitle: 'L’invito da inquadrare',
  local:
    'Questo collegamento vale soltanto su questo computer: per invitare altri apri la pagina all’indirizzo con cui ti vedono.',
  back: 'Torna al tuo posto',
  backTitle: 'Il tuo posto ti aspetta',
  backText: 'Questo collegamento ti riporta al tuo posto da questo browser. Vale una volta sola.',
  backInstead: (name: string) =>
    `Questo collegamento ti riporta al tuo posto da questo browser, e vale una volta sola. Qui però gioca ${name}, che poi da qui non sarà più riconosciuto.`,
  backUsed: 'Un collegamento già usato',
  backVoid:
    'Vale una volta sola: è già servito, o ce n’è uno più nuovo. Il tuo posto è dove l’hai lasciato: chiedi un altro collegamento a chi tiene il server.',
  sits: (name: string) => `${name} si siede.`,
  stands: (name: string) => `${name} si alza.`,
};
