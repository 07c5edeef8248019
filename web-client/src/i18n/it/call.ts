// How one is called to one’s turn
export const call = {
  turn: 'Tocca a te',
  label: 'Quando tocca a te',
  sounds: 'Suoni del tavolo: carte, prese, il tuo turno',
  shake: 'Il telefono vibra',
  notify: 'Un avviso, se la pagina è nascosta',
  denied: 'Il browser non permette gli avvisi per questa pagina.',
};
