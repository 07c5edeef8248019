import type { Fate } from '../../aids/aids';

export const aids = {
  title: 'Memoria',
  playedOf: (n: number, of: number) => `${n} di ${of} uscite`,
  fate: { held: 'in mano', won: 'nelle vostre prese', out: 'uscita', unseen: 'non ancora vista' } satisfies Record<
    Fate,
    string
  >,
  key: 'Sbiadite: uscite. Segnate sotto: in mano, o nelle vostre prese.',
};
