import { plural } from '../i18n/grammar.it';

// What people say to each other at a table
export const talk = {
  title: 'Chat',
  none: 'Ancora nessun messaggio.',
  write: 'Scrivi un messaggio al tavolo',
  send: 'Invia',
  open: 'Scrivi al tavolo…',
  less: 'Chiudi la chat',
  more: 'Silenzia giocatori',
  muteChat: 'Silenzio al tavolo: solo saluti',
  mute: (name: string) => `Silenzia ${name}`,
  line: (name: string, text: string) => `${name}: ${text}`,
  unread: (n: number) => plural(n, 'Un messaggio non letto', `${n} messaggi non letti`),
  label: 'Chat del tavolo',
  setting: {
    on: 'sempre',
    between: 'tra una mano e l’altra',
    off: 'solo i saluti',
  },
  rule: {
    on: 'Chat in ogni momento',
    between: 'Chat solo tra una mano e l’altra',
    off: 'Niente chat, solo saluti',
  },
};
