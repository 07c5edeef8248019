import { plural } from './grammar';

// What people say to each other at a table
export const talk = {
  title: 'Discorsi',
  none: 'Nessuno ha ancora detto nulla.',
  write: 'Di’ qualcosa al tavolo',
  send: 'Di’',
  open: 'Parla al tavolo…',
  less: 'Chiudi i discorsi',
  more: 'Chi si ascolta',
  hush: 'Silenzio al tavolo: restano i soli saluti',
  mute: (name: string) => `Non ascoltare ${name}`,
  line: (name: string, text: string) => `${name}: ${text}`,
  unread: (n: number) => plural(n, 'Una cosa detta, non letta', `${n} cose dette, non lette`),
  label: 'Discorsi al tavolo',
  setting: {
    on: 'sempre',
    between: 'tra una mano e l’altra',
    off: 'solo i saluti',
  },
  rule: {
    on: 'Si parla sempre',
    between: 'Si parla tra una mano e l’altra',
    off: 'Non si parla: ci sono i saluti',
  },
};
