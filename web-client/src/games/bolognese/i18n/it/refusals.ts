/** Why a move was refused, by the game's clause; those of any turn are the table's (TURN, HOLD, FORM). */
export const refusals = {
  'DISC-1': 'Si scartano proprio due carte, non una di più né una di meno.',
  'DISC-2': 'I Re e i Tarocchi non si scartano.',
  'ACC-1': 'Si accusano solo combinazioni intere che si hanno in mano, ciascuna una volta.',
  'OUT-1': 'Con questi punti non si arriva in fondo: non ci si può chiamare fuori.',
  'OUT-2': 'A questo posto, adesso, non tocca di chiamarsi fuori.',
  'FOLLOW-1': 'Hai del palo d’uscita: devi rispondere.',
  'FOLLOW-2': 'Non hai il seme: devi giocare un Trionfo.',
  'SAY-1': 'Con questa carta non si può dire: nei semi il Re dev’essere già passato, e la parola dev’essere vera.',
  'GIVE-1': 'Questa carta non si può dare per il Matto.',
  'CLAIM-1': 'Il resto si chiede uscendo, dalla seconda presa, con almeno due carte e una volta per mano.',
  'CLAIM-2': 'Da quel che puoi sapere non è certo che prendi tutto il resto. Gli altri non ne sanno nulla.',
};
