// Titles, tasks and ideas of the positions.
export const words = {
  accorciare: {
    title: 'Lo scarto',
    task: 'Hai fatto le carte e ne scarti due. Hai sette Trionfi col Bégato, e di Coppe soltanto il 7 e l’8.',
    idea: 'Il 7 e l’8 di Coppe: dai a quel seme, e lo tagli coi Numeri.',
  },
  tondo: {
    title: 'Re in tondo',
    task: 'Attacchi alla prima presa. Di Spade hai Re, Regina e Cavallo, e fuori ce ne sono sette.',
    idea: 'Il Re di Spade: con sette Spade fuori il seme è probabilmente diviso alla pari, e al primo giro tutti rispondono.',
  },
  matto: {
    title: 'Il Matto',
    task: 'Giochi per ultimo. Di Denari hai soltanto la Regina, e la presa è di un avversario, che ha tagliato col Mondo.',
    idea: 'Copri il Matto: la Regina resta in mano, e la parte avversaria non ha una figura in più.',
  },
  begato: {
    title: 'Il Bégato',
    task: 'Giochi per ultimo. Si è attaccato a Bastoni, tu non ne hai, e nessuno ha tagliato.',
    idea: 'Il Bégato: qui prende di sicuro, e con lui il Re e la Regina. Più tardi qualunque Numero lo può catturare.',
  },
  busso: {
    title: 'Busso',
    task: 'Attacchi tu. Il Re di Denari è uscito, la Regina no; tu hai 6, 7 e 8.',
    idea: 'Il 6 dicendo busso: chiede al compagno la sua carta migliore, e con la Regina la presa è vostra.',
  },
};
