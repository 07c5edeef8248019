// Drawings of our own, in a box of 100 x 100, filled with currentColor.
const petals = [0, 45, 90, 135, 180, 225, 270, 315]
  .map((turn) => `<path d="M50 44C45 38 45 28 50 22 55 28 55 38 50 44Z" transform="rotate(${turn} 50 50)"/>`)
  .join('');

export const OWN = {
  // A florin: rim, inner ring, a flower of eight petals.
  '@coin':
    '<g fill="none" stroke="currentColor"><circle cx="50" cy="50" r="45" stroke-width="7"/>' +
    '<circle cx="50" cy="50" r="34.5" stroke-width="2.6"/></g>' +
    `<g fill="currentColor"><circle cx="50" cy="50" r="5"/>${petals}</g>`,
  // Point up, fuller down the blade, curved quillons, round pommel.
  '@sword':
    '<path fill="currentColor" fill-rule="evenodd" d="M50-3 58 9V60C66 60 73 58 77 53 82 55 83 61 80 65 74 70 66 71 56.5 71' +
    'L55.5 84A9 9 0 1 1 44.5 84L43.5 71C34 71 26 70 20 65 17 61 18 55 23 53 27 58 34 60 42 60V9ZM48.4 12V57H51.6V12Z"/>',
  // A lady in a Florentine gown: veil, bodice, puffed sleeves, folds.
  '@maid':
    '<path fill="currentColor" fill-rule="evenodd" d="M50 2C60 2 66 9 66 18 66 24 69 28 72 32 68 34 64 34 61 32 60 34 58 36 56 37' +
    'L57 42C66 43 73 47 74 54 78 60 80 66 79 71 76 74 71 74 69 71L66 63 61 62C62 68 66 74 70 79 75 86 79 93 81 100' +
    'H19C21 93 25 86 30 79 34 74 38 68 39 62L34 63 31 71C29 74 24 74 21 71 20 66 22 60 26 54 27 47 34 43 43 42L44 37' +
    'C42 36 40 34 39 32 36 34 32 34 28 32 31 28 34 24 34 18 34 9 40 2 50 2ZM42 15C40 25 43 32 50 33 57 32 60 25 58 15' +
    ' 53 16 47 14 45 10 44 12 43 14 42 15ZM45 44 50 52 55 44ZM48.6 66 45 100H47.6L50 72 52.4 100H55L51.4 66Z' +
    'M40 76 31 100H33.6L42 79ZM60 76 69 100H66.4L58 79Z"/>',
  '@queen':
    '<path fill="currentColor" fill-rule="evenodd" d="M34 0 40 6 45-2 50 5 55-2 60 6 66 0 64 14H36ZM36 16H64C65 20 65 23 67 27 70 32 72 35 73 38' +
    ' 69 40 65 40 61 38 60 40 58 42 57 42L58 46C67 47 74 51 75 58 79 63 81 68 80 73 77 76 72 76 70 73L67 67 62 66C64 72 70 78 75 84' +
    ' 80 89 84 95 86 100H14C16 95 20 89 25 84 30 78 36 72 38 66L33 67 30 73C28 76 23 76 20 73 19 68 21 63 25 58 26 51 33 47 42 46' +
    'L43 42C42 42 40 40 39 38 35 40 31 40 27 38 28 35 30 32 33 27 35 23 35 20 36 16ZM42 19C40 29 43 37 50 38 57 37 60 29 58 19 53 21 47 21 42 19Z' +
    'M44 48C46 52 54 52 56 48L57.6 49.4C54 55 46 55 42.4 49.4ZM48.6 70 44 100H46.8L50 77 53.2 100H56L51.4 70ZM38 82 29 100H32L40 85ZM62 82 71 100H68L60 85Z"/>',
  // A long straight trumpet, its bell to the right.
  '@trumpet':
    '<path fill="currentColor" fill-rule="evenodd" d="M0 44 5 46H66C80 45 90 40 97 30Q103 50 97 70C90 60 80 55 66 54H5L0 56Z' +
    'M22 47.5V52.5H25V47.5ZM46 47.5V52.5H49V47.5ZM72 46.5V53.5H75V46.5Z"/>',
  // Two posts, a beam and a rope.
  '@gallows':
    '<path fill="currentColor" d="M4 2H96V9H89V98H82V9H52V18H48V9H18V98H11V9H4ZM20 9 32 21V16L25 9ZM80 9 68 21V16L75 9Z"/>',
  // The crescent with a sleeping face and three stars.
  '@moon':
    '<path fill="currentColor" fill-rule="evenodd" d="M62 3C34 1 10 22 10 50S34 99 62 97C46 90 40 78 41 68 34 66 31 61 35 58 31 54 31 50 36 47' +
    ' 38 32 46 13 62 3ZM24 44C28 40 32 40 35 43 31 43 28 44 25 47ZM28 71C32 75 37 75 40 72 39 78 31 79 28 71Z"/>' +
    '<path fill="currentColor" d="M76 18 79 27 88 30 79 33 76 42 73 33 64 30 73 27ZM84 56 86 62 92 64 86 66 84 72 82 66 76 64 82 62ZM62 62 64 67 69 69 64 71 62 76 60 71 55 69 60 67Z"/>',
};
