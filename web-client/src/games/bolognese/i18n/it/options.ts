import type { OptionText } from '../../../game_ui';

/** Every option of the rules and its values, in plain words; keys are the server's. */
export const options = {
  groups: { match: 'La partita', play: 'Il gioco', other: 'Altro' } as Record<string, string>,
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
  } as Record<string, OptionText>,
};
