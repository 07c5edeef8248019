// How one is called to one’s turn
export const call = {
  turn: 'Tocca a te',
  label: 'Quando tocca a te',
  sounds: 'Suoni del tavolo: carte, prese, il tuo turno',
  shake: 'Fai vibrare il telefono',
  notify: 'Mostra una notifica quando la pagina è nascosta',
  denied: 'Il browser non permette le notifiche per questa pagina.',
};
