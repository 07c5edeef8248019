import type { OptionText } from '../../../game_ui';

/** Every option of the rules and its values, in plain words; keys are the server's. */
export const options = {
  groups: {
    match: 'La partita',
    bid: 'Le dichiarazioni',
    play: 'Il gioco',
    score: 'Il conto',
    other: 'Altro',
  } as Record<string, string>,
  sources: { barilli: 'Barilli', variant: 'Barilli, variante' },
  list: {
    target: {
      name: 'A quanto si gioca',
      text: 'La partita finisce quando una coppia, o uno dei due giocatori, arriva a questi punti; chi ci arriva accusando può chiamarsi fuori.',
      values: {},
      value: (n: number) => `A ${n}`,
    },
    signals: {
      name: 'Busso, striscio, volo',
      text: 'Chi attacca può dire una parola al compagno; nei semi solo se il Re è già passato, e striscio e volo solo se è vero.',
      values: { true: 'Permessi', false: 'Non permessi' },
    },
    object_after_pass: {
      name: 'Opporsi dopo un PASSO',
      text: 'A un POSSO? devono acconsentire tutti e due gli altri. Qui si decide se chi ha già detto PASSO può ancora opporsi con FACCIO DI MIO.',
      values: { true: 'Permesso', false: 'Non permesso' },
    },
    poste_from: {
      name: 'Da quanti punti si paga',
      text: 'I punti di chi vince si pagano in poste: tolti cinque punti, una ogni decina. Sotto questa soglia non si paga nulla. Chi vince ha sempre almeno 47 punti, perciò i due valori danno gli stessi risultati.',
      values: { 15: 'Da 15 punti', 46: 'Da 46 punti' },
    },
    players: {
      name: 'Quanti giocano',
      text: 'Dieci carte a testa, in quanti siete; le altre restano fuori gioco.',
      values: { 3: 'In tre', 4: 'In quattro', 5: 'In cinque', 6: 'In sei' },
    },
    end: {
      name: 'Come finisce',
      text: 'Chi perde una smazzata segna un Punto; qui si decide chi ha perso la partita. Se perdono insieme, in tre o quattro bastano due con 3 Punti o uno con 6, in cinque o sei tre con 2 o uno con 4, e il limite qui sopra non conta.',
      values: {
        drop: 'Chi arriva al limite esce, gli ultimi due vincono',
        group: 'Perdono in due o in tre insieme',
        first: 'Il primo che arriva al limite perde',
      },
    },
    loser_deals: {
      name: 'Chi fa le carte',
      text: 'Di solito si danno le carte a turno; ad alcuni tavoli le dà chi ha perso.',
      values: { true: 'Chi ha perso', false: 'A turno' },
    },
  } as Record<string, OptionText>,
};
