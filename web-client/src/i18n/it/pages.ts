import { plural } from './grammar';

export const pages = {
  credits: {
    title: 'Riconoscimenti',
    icons: 'Le figure delle carte',
    iconsText:
      'Le figure sono composte con icone di game-icons.net, usate secondo la licenza Creative Commons Attribuzione 3.0. Icone di:',
    iconsCount: (n: number) => plural(n, '1 figura', `${n} figure`),
    iconsChange:
      'Sono state ricolorate, ombreggiate e combinate; la moneta, la spada, la fantina, la regina, la forca e la luna sono disegni nostri.',
    fonts: 'I caratteri',
    fontsText: 'Tutti sotto la SIL Open Font License 1.1:',
    rules: 'Le regole',
    code: 'Il programma',
    codeText: 'Germini è software libero, sotto la GNU Affero General Public License, versione 3 o successiva.',
  },
};
