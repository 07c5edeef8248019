import type { BologneseClause, CommonClause } from '../../../../protocol/types';

/** Why a move was refused, by the game's clause; those of every game are the table's. */
export const refusals = {
  'DISC-1': 'Scarta esattamente il numero di carte richiesto.',
  'DISC-2': 'Non puoi scartare Re o Tarocchi.',
  'BID-1': 'A questo tavolo chi ha detto PASSO non può opporsi: rispondi VA BENE.',
  'ACC-1': 'Accusa solo combinazioni intere che hai in mano, ciascuna una volta.',
  'OUT-1': 'Con questi punti non arrivi al traguardo: non puoi chiamarti fuori.',
  'OUT-2': 'Da questo posto ora non puoi chiamarti fuori.',
  'FOLLOW-1': 'Hai del seme d’attacco: devi rispondere.',
  'FOLLOW-2': 'Non hai il seme: devi giocare un Trionfo.',
  'SAY-1': 'Con questa carta non puoi dirlo: nei semi il Re dev’essere già passato, e la parola dev’essere vera.',
  'GIVE-1': 'Non puoi dare questa carta per il Matto.',
  'CLAIM-1':
    'Puoi chiedere il resto solo attaccando, dalla seconda presa, con almeno due carte e una volta per smazzata.',
  'CLAIM-2': 'Da quel che sai non è certo che prendi tutto il resto. Gli altri non vedono la tua richiesta.',
} satisfies Record<Exclude<BologneseClause, CommonClause>, string>;
