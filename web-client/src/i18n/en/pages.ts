import type { pages as it } from '../it/pages';
import { plural } from './grammar';

export const pages: typeof it = {
  credits: {
    title: 'Credits',
    icons: 'The pictures on the cards',
    iconsText:
      'The pictures are composed of icons from game-icons.net, used under the Creative Commons Attribution 3.0 licence. Icons made by:',
    iconsCount: (n) => plural(n, '1 picture', `${n} pictures`),
    iconsChange:
      'They were recoloured, shaded and combined; the coin, the sword, the maid, the queen, the gallows and the moon are our own drawings.',
    fonts: 'The typefaces',
    fontsText: 'All under the SIL Open Font License 1.1:',
    rules: 'The rules',
    code: 'The program',
    codeText: 'Germini is free software, under the GNU Affero General Public License, version 3 or later.',
  },
};
