// The words of this game's events.

/** The calls between partners, in their order, as they are said. */
export const CALLS = {
  giove: 'Ho Giove',
  balla: 'Ho la Balla',
  batto: 'Batto',
  batto_senza_giove: 'Batto senza Giove',
  batto_forte: 'Batto forte',
  sfondo: 'Sfondo',
  sfondissimo: 'Sfondissimo',
  sfondo_i_tavoli: 'Sfondo i tavoli',
  a_due: 'A due',
  a_tutti: 'A tutti',
  maggiori_bianchi: 'Maggiori bianchi',
  minore_bianco: 'Minore bianco',
};

export type SicilianoCall = keyof typeof CALLS;
/** What the last two speakers say. */
export type SicilianoSay = 'mischio' | 'tengo';
export type SicilianoMoved = 'deal' | 'monte' | 'discard' | 'play' | 'fujutu' | 'gather' | 'paid' | 'show';
export type SicilianoSaid = 'deal' | 'expose' | 'announce' | 'owing' | SicilianoSay | SicilianoCall;
export type SicilianoPhase = 'expose' | 'announce' | 'say' | 'discard' | 'play' | 'over';
