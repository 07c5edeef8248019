export const aids = {
  title: 'Memoria',
  playedOf: (n: number, of: number) => `${n} di ${of} uscite`,
  fate: { held: 'in mano', won: 'nelle vostre prese', out: 'uscita', unseen: 'non uscita' },
  key: 'Sbiadite: uscite. Incorniciate: in mano; sbiadite e incorniciate: nelle vostre prese.',
  // At a table that is made, and in its head
  on: 'Ciascuno può guardare che cosa è già uscito',
  // What a bot would do
  hints: {
    on: 'Ciascuno può chiedere consiglio al bot',
    ask: 'Consiglio',
    advised: 'consigliata',
    title: 'Che cosa farebbe un bot al tuo posto, sapendo quel che sai tu',
    say: (said: string) => `Di’: «${said}»`,
    sayWith: (what: string, said: string) => `${what}, e di’ «${said}»`,
    quoted: (said: string) => `«${said}»`,
    marked: (n: number) => `le ${n} carte con la lampadina`,
    would: (what: string, why: string) => (why ? `Il bot: ${what} (${why})` : `Il bot: ${what}`),
  },
};
