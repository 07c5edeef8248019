// The four Moors: kings of one house, standing in state, equal in rank and told apart by what they bear. Drawings of
// our own in a box of 100 x 100, in one colour: what is light is left out of a shape (even-odd).

const fix = (value) => Number(value.toFixed(1));

/** A light line through a shape: a thin band along the points, `wide` across. */
function line(points, wide = 1.3) {
  const sides = points.map(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)];
    const [bx, by] = points[Math.min(points.length - 1, i + 1)];
    const long = Math.hypot(bx - ax, by - ay);
    const dx = ((by - ay) / long) * (wide / 2);
    const dy = ((bx - ax) / long) * (wide / 2);
    return { left: [x - dx, y + dy], right: [x + dx, y - dy] };
  });
  const band = [...sides.map(({ left }) => left), ...sides.map(({ right }) => right).reverse()];
  return `M${band.map(([x, y]) => `${fix(x)} ${fix(y)}`).join('L')}Z`;
}

const lozenge = (x, y, wide, tall = wide) => `M${x} ${y - tall}l${wide} ${tall}-${wide} ${tall}-${wide}-${tall}Z`;
const disc = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0Z`;
const shape = (d) => `<path fill="currentColor" fill-rule="evenodd" d="${d}"/>`;

// The face looks at whoever holds the card: brows, eyes, nose, mouth.
const FACE =
  'M40.5 23Q50 20.5 59.5 23Q60.5 33.5 56.5 38.5 53.5 42 50 42 46.5 42 43.5 38.5 39.5 33.5 40.5 23Z' +
  'M42.6 27Q45.2 25 48 27L47.8 28Q45.3 26.6 42.8 28.2ZM57.4 27Q54.8 25 52 27L52.2 28Q54.7 26.6 57.2 28.2Z' +
  'M43.2 30Q45.5 28.5 47.8 30 45.5 31.5 43.2 30ZM56.8 30Q54.5 28.5 52.2 30 54.5 31.5 56.8 30Z' +
  'M49.6 29L48.4 33.8Q50 35.2 51.6 33.8L51.3 33.3Q50 34 49.3 33.3L50.3 29Z' +
  'M46.6 36.8Q50 35.8 53.4 36.8 50 38.9 46.6 36.8Z';

const FOLDS =
  line([
    [37.5, 16.5],
    [44, 14],
    [52, 9.5],
    [57, 6.3],
  ]) +
  line([
    [53.5, 16.8],
    [58.5, 14.5],
    [62.5, 11.2],
  ]);
const TURBAN = `M39 21.3C33.5 19 33.5 10.5 39.5 8 44 4.6 56 4.6 60.5 8 66.5 10.5 66.5 19 61 21.3Q50 18 39 21.3Z${FOLDS}`;
const CRESTS = {
  crown: 'M40.5 5.5 37.5-4 43.5.5 47-6 50-.5 53-6 56.5.5 62.5-4 59.5 5.5Q50 1.5 40.5 5.5Z',
  plume: 'M48.5 3.5C45-2.5 49-9 58-10 64-10.5 68-7.5 68-3.5 66-6 62-6.5 59-5.5 54-4 51.5-.5 51.5 3.5Z',
  plumes:
    'M50 3.5C45.5-1.5 46-8 50-12 54-8 54.5-1.5 50 3.5ZM46.5 4C39.5 2 37-3 38.5-9 43-7 46-1 46.5 4ZM53.5 4C60.5 2 63-3 61.5-9 57-7 54-1 53.5 4Z',
  jewel: `${lozenge(50, -3.5, 3.6, 6.5)}M45.5 4C41 3 38.5-.5 38.5-4.5 42.5-4 45 0 45.5 4ZM54.5 4C59 3 61.5-.5 61.5-4.5 57.5-4 55 0 54.5 4Z`,
};
const head = (crest) =>
  `<g transform="translate(11 3.2) scale(.78)">${shape(FACE + TURBAN)}${shape(CRESTS[crest])}</g>`;

/** Neck, coat and skirt to the ground; `trim` is what is light upon them. */
const coat = (trim) =>
  shape('M46.5 37.6Q50 39 53.5 37.6L54.2 41.5Q50 44.8 45.8 41.5Z') +
  shape(
    'M43.5 42.5Q50 47.5 56.5 42.5L66.5 45.5 60.5 63.5 73 100H27L39.5 63.5 33.5 45.5Z' +
      `M39.8 61.8H60.2L59.6 63.3H40.4ZM39.6 66.3H60.4L61 67.8H39Z${trim}`,
  );
const COLLAR = 'M42 45.5Q50 52 58 45.5L59.7 46Q50 54.8 40.3 46Z';
/** A light line across the skirt, so far from its middle on both sides. */
const across = (y, wide) =>
  line(
    [
      [50 - wide, y],
      [50 + wide, y],
    ],
    1.5,
  );
/** The same in a zigzag. */
const zigzag = (y, wide) =>
  line(
    [-1, -0.5, 0, 0.5, 1].map((part, i) => [50 + part * wide, y + (i % 2) * 3.2]),
    1.4,
  );

const MANTLE_LEFT = shape(
  `M33 69.5C27 79 20 91 16 100H25L35.7 69.5Z${line([
    [29.5, 79],
    [21, 97.5],
  ])}`,
);
const MANTLE_RIGHT = shape(
  `M67.5 77.5C73 85 80 93 84 100H75L66.5 75Z${line([
    [70.5, 83],
    [79, 97.5],
  ])}`,
);

/** The arm that holds something up at the left, with its hand about (11, 49). */
const ARM_UP =
  shape(
    `M32.5 45C26 46.5 23 50 19.5 56L15.5 50.5 8 55.5 16 67.5C18.5 71 22.5 70.5 25 67L35.5 53Z${line([
      [9.7, 57],
      [16.5, 52.4],
    ])}`,
  ) + shape(disc(11.5, 49, 3.6));
/** The arm with its hand at the belt. */
const ARM_AKIMBO = shape(
  `M67.5 45C74 46 77 49.5 80 55.5L87 64.5C88.5 67.5 87 70 84 71L66.5 76.5 64.5 70 76 64.5 64.5 53Z${line([
    [68.8, 68.6],
    [70.6, 75.2],
  ])}`,
);
/** The arm that holds something before it at the right, with its hand about (86, 55). */
const ARM_FORTH = shape(
  `M67.5 45C73 46.5 76 50 78 56L82.5 51 89.5 56.5 83 67.5C80 71 76 70.5 73.5 67L64.5 53Z${line([
    [81.6, 52.5],
    [88.6, 58],
  ])}`,
);

const staff = (top, bottom) => `M10.5 ${top}H12.5V${bottom}H10.5Z`;

/** A king with sceptre and globe. */
const SCEPTRE =
  head('crown') +
  coat(
    COLLAR +
      lozenge(50, 57, 2, 3) +
      [73.5, 82, 90.5].map((y) => lozenge(50, y, 2.6, 3.4)).join('') +
      line([
        [44.5, 70.5],
        [38.5, 98],
      ]) +
      line([
        [55.5, 70.5],
        [61.5, 98],
      ]),
  ) +
  MANTLE_LEFT +
  MANTLE_RIGHT +
  ARM_UP +
  shape(`${staff(15, 80)}${lozenge(11.5, 7, 5.5, 9.5)}${lozenge(11.5, 7, 2.2, 4.2)}${disc(11.5, 81, 2.4)}`) +
  ARM_FORTH +
  shape(
    `${disc(87.5, 45.5, 8)}${line([
      [80, 44],
      [95, 44],
    ])}${line([
      [80.3, 47],
      [94.7, 47],
    ])}${lozenge(87.5, 34.5, 2, 3.4)}`,
  );

/** A herald with lance and pennon. */
const LANCE =
  head('plume') +
  coat(
    line(
      [
        [38.5, 48.5],
        [58.5, 60.5],
      ],
      1.8,
    ) +
      line([
        [43.5, 47.8],
        [59.5, 57.3],
      ]) +
      [75, 83, 91].map((y) => across(y, 8 + (y - 70) * 0.4)).join('') +
      [79, 87].map((y) => lozenge(50, y, 2.4)).join(''),
  ) +
  MANTLE_LEFT +
  ARM_UP +
  shape(`${staff(10, 100)}M11.5 0 15 8 11.5 11 8 8Z`) +
  shape(`M14 13 34 16 28.5 20 34 25 14 28Z${lozenge(20.5, 20.5, 2.8)}`) +
  ARM_AKIMBO;

/** An archer, the quiver at his back. */
const BOW =
  head('plumes') +
  coat(
    COLLAR +
      [53, 57]
        .map((y) =>
          line([
            [43.5, y],
            [50, y + 2.8],
            [56.5, y],
          ]),
        )
        .join('') +
      [42.5, 46.2, 50, 53.8, 57.5]
        .map((x) =>
          line([
            [x, 70.5],
            [50 + (x - 50) * 2.1, 98],
          ]),
        )
        .join(''),
  ) +
  ARM_UP +
  shape('M20 2C6 20 8 30 9.5 49 8 68 6 78 20 96L18.5 97.5C1 80 4 68 6.5 49 4 30 1 18 18.5.5Z') +
  shape('M19 2H20V96H19Z') +
  ARM_AKIMBO +
  shape(
    `M69.5 43.5 77 26 84 29 76.5 46Z${line([
      [74.6, 34.5],
      [81.2, 37.4],
    ])}`,
  ) +
  shape('M78.5 24 77 15 79.5 11.5 81.5 15 81 25ZM82.5 26 85.5 16.5 89 15 89 19 85.5 28Z');

const ROSE = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => (i * Math.PI) / 4);
/** A warrior with sabre and round shield. */
const SWORD =
  head('jewel') +
  coat(COLLAR + disc(50, 57, 2.4) + [74, 82, 90].map((y) => zigzag(y, 8 + (y - 70) * 0.36)).join('')) +
  MANTLE_LEFT +
  ARM_UP +
  shape(
    'M4 42.5Q11.5 45 19 42.5L19.5 44.7Q11.5 47.5 3.5 44.7ZM10 52.5H13.2L13.8 58H9.4ZM9.8 42C5 28 8 12 22-4 20 12 13.5 26 13.2 42Z',
  ) +
  shape('M67.5 45C73 46 76 48 78 51L64.5 55.5Z') +
  shape(
    disc(79, 68, 16) +
      disc(79, 68, 13) +
      disc(79, 68, 11.6) +
      ROSE.map((turn) => lozenge(fix(79 + 7.5 * Math.cos(turn)), fix(68 + 7.5 * Math.sin(turn)), 1.6)).join('') +
      disc(79, 68, 3.2),
  );

export const MOORS = { '@moor-sceptre': SCEPTRE, '@moor-lance': LANCE, '@moor-bow': BOW, '@moor-sword': SWORD };
