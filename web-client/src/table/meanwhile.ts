// Forms for those who are at a waiting table already.
import type { Outbound, RulesGame, Word } from '../protocol/types';

type Table = Pick<Extract<Outbound, { t: 'table' }>, 'seats' | 'settings' | 'later'>;

/** The presets of the game for as many as have a seat, if that is fewer than the table's own game needs. */
export function formsMeanwhile(game: RulesGame | undefined, { seats, settings, later }: Table): Word[] {
  const guests = seats.filter((seat) => seat?.kind === 'guest').length;
  if (!game || later || settings.seats_assigned || guests === seats.length) return [];
  return Object.keys(game.by_preset).filter((preset) => game.by_preset[preset]?.seats === guests);
}
