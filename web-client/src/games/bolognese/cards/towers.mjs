// Bologna from afar: a low line of roofs with the two towers, one of them leaning.
import { bare, flat } from '../../../../tools/cards/woodcut/pen.mjs';

export const towers = (p) =>
  flat(p.light, 'M119 289 126 259 124 254 139 256 137 261 136 289Z') +
  flat(p.light, 'M77 289V247H74V239H79V243H82V239H87V243H90V239H95V247H92V289Z') +
  flat(
    p.light,
    'M20 289V282L32 275 44 282 58 271 70 280V289ZM98 289V281L108 274 118 281V289ZM142 289V279L154 272 166 279 174 277 180 282V289Z',
  ) +
  flat(p.lips, 'M18 283 32 274 45 283ZM44 281 58 270 73 281ZM96 282 108 273 120 282ZM140 281 154 271 168 281Z') +
  bare(p.ink, 'M82 254h4v6h-4ZM82 268h4v6h-4ZM129 266h4v5h-4Z');
