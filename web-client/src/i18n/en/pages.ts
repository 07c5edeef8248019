import type { pages as it } from '../it/pages';
import { plural } from './grammar';

export const pages: typeof it = {
  credits: {
    title: 'Credits',
    icons: 'The pictures on the cards',
    iconsText:
      'The figures, the beasts and the signs of the suits are our own drawings, in the manner of woodcuts. The small marks in the corners are icons from game-icons.net, used under the Creative Commons Attribution 3.0 licence. Icons made by:',
    iconsCount: (n) => plural(n, '1 icon', `${n} icons`),
    iconsChange: 'The icons were recoloured.',
    fonts: 'The typefaces',
    fontsText: 'All under the SIL Open Font License 1.1:',
    rules: 'The rules',
    code: 'The program',
    notices: 'The notices of all that is in the page',
    version: (version, commit) => `This server runs Germini ${version}${commit ? `, of commit ${commit}` : ''}.`,
    source: 'Its source',
    sourceAsk: 'Whoever runs this server can tell you where its source is to be had.',
    codeText:
      'Germini is free software, under the GNU Affero General Public License, version 3 or later. The QR codes of invitations are made by uqr, of Anthony Fu, under the MIT licence; its encoder comes from Project Nayuki. A deal is checked with noble-hashes and noble-ciphers, of Paul Miller, under the MIT licence.',
  },
};
