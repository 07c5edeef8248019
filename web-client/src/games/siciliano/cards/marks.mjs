// Marks below the index of a trump, in a box of 100 x 100, filled with currentColor.
const ray = (turn) => `<path d="M50-2 57 20 50 24 43 20Z" transform="rotate(${turn} 50 50)"/>`;
const RAYS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];
const shape = (d) => `<path fill="currentColor" fill-rule="evenodd" d="${d}"/>`;

export const MARKS = {
  '@bolt': shape('M58-2 20 52 44 52 30 102 82 38 54 38 74-2Z'),
  '@globe': shape(
    'M50 2A40 40 0 1 0 50.100 2ZM50 10Q84 12 82 40 66 34 50 36 32 38 18 46 18 14 50 10ZM20 55Q50 40 81 49 76 66 62 72 44 70 20 55ZM26 66Q38 73 50 76 34 78 26 66ZM38 84H62V90H76V98H24V90H38Z',
  ),
  '@sun': `<g fill="currentColor">${RAYS.map(ray).join('')}<circle cx="50" cy="50" r="22"/></g>`,
  '@star': shape('M50-2 61 36 100 36 69 60 81 98 50 75 19 98 31 60 0 36 39 36Z'),
  // A smoking volcano above the sea.
  '@volcano': shape(
    'M2 84 36 36 45 40 53 36 64 40 98 84ZM50 30C40 24 46 14 54 14 50 4 62-4 70 4 80 2 84 14 74 18 70 26 58 24 50 30ZM6 90H94V96H6Z',
  ),
  // Two caps.
  '@caps': shape(
    'M6 38C4 18 24 8 44 14 60 12 70 24 70 38 82 38 82 46 68 46H10Q4 44 6 38ZM30 84C28 64 48 54 68 60 84 58 94 70 94 84 102 84 102 92 92 92H34Q28 90 30 84Z',
  ),
  // A beggar's bowl.
  '@bowl': shape('M4 40H96C96 68 80 84 66 88V94H34V88C20 84 4 68 4 40ZM14 24Q50 6 86 24L82 32Q50 18 18 32Z'),
  // A bundle on a stick.
  '@bundle':
    shape('M0 62 96 0 100 7 4 70Z') +
    shape(
      'M62 38 52 12 66 18 76 6 80 20 94 20 78 38C94 46 102 58 100 76 98 94 86 102 70 102 54 102 40 94 40 76 40 60 48 46 62 38Z',
    ),
};
