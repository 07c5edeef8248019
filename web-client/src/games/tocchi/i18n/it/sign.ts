export const sign = {
  name: 'Tocchi',
  tagline: 'Due giochi di fortuna con le carte delle Minchiate, da due a sei giocatori',
  intro:
    'Due giochi fiorentini del Settecento: ognuno ha sette carte scoperte, si volta il mazzo una carta alla volta, e la carta va a chi le è vicino di numero. Una mano dura un minuto e non chiede di saper giocare.',
  presets: {
    sei_tocchi: {
      name: 'Ai sei tocchi',
      line: 'Da due a sei giocatori: vince la sesta carta che ti tocca',
      text: 'La carta voltata tocca chi ha quella subito sopra o subito sotto nello stesso seme. Chi ne prende sei vince la mano; chi ne ha meno di tre paga il doppio.',
    },
    palio: {
      name: 'Al palio',
      line: 'Da due a sei giocatori: prende chi è più vicino, a dodici lupini',
      text: 'La carta voltata va a chi le è più vicino: vale due se tocca, altrimenti uno, e chi conta dodici vince la mano. I lupini si segnano di mano in mano fino al traguardo.',
    },
  } as Record<string, { name: string; line: string; text: string }>,
  palio: { name: 'Una partita', text: 'Finché qualcuno arriva ai lupini del traguardo.' },
  rounds: {
    1: { name: 'Un giro', text: 'Ognuno fa le carte una volta.' },
    3: { name: 'Tre giri', text: 'Ognuno fa le carte tre volte.' },
    5: { name: 'Cinque giri', text: 'Ognuno fa le carte cinque volte.' },
  } as Record<number, { name: string; text: string }>,
  credits:
    'Ai sei tocchi e Al palio seguono le regole che Antommaria Biscioni aggiunse nel 1731 alla nota di Minucci sul Malmantile racquistato.',
};
