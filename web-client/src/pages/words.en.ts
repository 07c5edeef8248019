import { plural } from '../i18n/grammar.en';
import type * as it from './words.it';

export const pages: typeof it.pages = {
  credits: {
    title: 'Credits',
    icons: 'Card artwork',
    iconsText:
      'We drew the figures, the animals and the suit signs ourselves, in the style of woodcuts. The small marks in the corners are icons from game-icons.net, used under the Creative Commons Attribution 3.0 licence. Icons made by:',
    iconsCount: (n) => plural(n, '1 icon', `${n} icons`),
    iconsChange: 'The icons were recoloured.',
    fonts: 'Typefaces',
    fontsText: 'All under the SIL Open Font License 1.1:',
    rules: 'Rules',
    code: 'Software',
    notices: 'Licences of everything on this page',
    version: (version, commit) => `This server runs Germini ${version}${commit ? `, commit ${commit}` : ''}.`,
    source: 'Source code',
    sourceAsk: 'Ask the server’s administrator where to get the source code.',
    codeText:
      'Germini is free software under the GNU Affero General Public License, version 3 or later. Invitation QR codes are made with uqr by Anthony Fu (MIT licence), whose encoder comes from Project Nayuki. Deals are checked with noble-hashes and noble-ciphers by Paul Miller (MIT licence).',
  },
};
