import type { CommonClause, MinchiateClause } from '../../../../protocol/types';

/** Why a move was refused, by the game's clause; those of every game are the table's. */
export const refusals = {
  'CUT-1': 'In fondo al mazzo ci vuole una cartiglia.',
  'CUT-2': 'Alza almeno una carta, e lasciane abbastanza sotto.',
  'DISC-1': 'Scarta tante carte quante ne hai rubate e pigliate.',
  'DISC-2': 'Non puoi scartare carte di conto né il 29.',
  'D-10': 'Accusa solo versicole intere che hai in mano, ciascuna una volta.',
  'PLAY-2': 'Hai del seme d’attacco: devi rispondere.',
  'PLAY-3': 'Non hai il seme: devi giocare un tarocco.',
  'KING-1': 'È la prima volta che si gioca questo seme e qualcuno ha già ammazzato: devi giocare il Re.',
  'MAT-2': 'Il Matto non salva un Re obbligato.',
  'MAT-6': 'Paga il Matto con la carta di meno valore.',
  'VAR-1': 'Per la mano cascata gioca un altro, oppure qui non si può cascare.',
  'CLAIM-1': 'Puoi chiedere il resto solo attaccando, dalla seconda presa, con almeno due carte e una volta per mano.',
  'CLAIM-2': 'Da quel che sai non è certo che prendi tutto il resto. Gli altri non vedono la tua richiesta.',
} satisfies Record<Exclude<MinchiateClause, CommonClause>, string>;
