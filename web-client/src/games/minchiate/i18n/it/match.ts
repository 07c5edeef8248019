import type { MinchiateLine } from '../../../../protocol/types';
import { plural } from '../../../../i18n/grammar.it';

export const match = {
  girata: 'Girata',
  girone: 'Girone',
  title: (girate: number): string => (girate === 3 ? 'Il girone' : 'La girata'),
  over: (girate: number): string => (girate === 3 ? 'Il girone è finito' : 'La girata è finita'),
  broken: (girate: number): string => (girate === 3 ? 'Il girone è stato interrotto' : 'La girata è stata interrotta'),
  nth: (n: number) => ['Prima', 'Seconda', 'Terza'][n - 1] + ' girata',
  lines: {
    bonus: () => 'Premio a chi ha vinto la girata',
    interruption: (hand: number) => `Mano ${hand} non giocata: paga chi non l’avrebbe data`,
    desertion: (hand: number, who: string, n: number) =>
      plural(
        n,
        `Mano ${hand} non giocata: paga ${who}, che ha lasciato il tavolo`,
        `Mano ${hand} non giocata: pagano ${who}, che hanno lasciato il tavolo`,
      ),
  } as Record<MinchiateLine, (hand: number, who: string, n: number) => string>,
  unit: 'resti',
  resti: (n: number) => plural(n, '1 resto', `${n} resti`),
  struck: 'La mano che si stava giocando non conta: punti e resti sono cancellati.',
  nextTitle: (nth: string) => `Ora si cambia posto: ${nth.toLowerCase()}`,
  stays: (who: string) => `${who} resta dov’è e fa le carte`,
  drawHint: 'Una carta a testa: vincono i tarocchi, poi le carte di seme secondo la loro forza.',
  drawFirst: (who: string) => `${who} ha la più alta: tiene il suo posto e fa le carte.`,
  drawSecond: (who: string) => `${who} ha la seconda: siede di fronte, in coppia.`,
  drawOthers: (right: string, left: string) => `${right} va alla sua destra, ${left} alla sua sinistra.`,
  breakOffStruck: 'La mano in corso non conta: i suoi punti e i suoi resti sono cancellati.',
};
