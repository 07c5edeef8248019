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
  sources: { barilli: 'Barilli', variant: 'Barilli, variante', none: 'nessuna fonte' },
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
  } as Record<string, OptionText>,
};
