// The calls between partners, in their order, as they are said.
import type { SicilianoCall } from '../../protocol/types';

export const CALLS: Record<SicilianoCall, string> = {
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
