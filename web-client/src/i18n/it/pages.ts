import { plural } from './grammar';

export const pages = {
  credits: {
    title: 'Riconoscimenti',
    icons: 'Le figure delle carte',
    iconsText:
      'Le figure, gli animali e i segni dei semi sono disegni nostri, alla maniera delle xilografie. I piccoli segni negli angoli sono icone di game-icons.net, usate secondo la licenza Creative Commons Attribuzione 3.0. Icone di:',
    iconsCount: (n: number) => plural(n, '1 icona', `${n} icone`),
    iconsChange: 'Le icone sono state ricolorate.',
    fonts: 'I caratteri',
    fontsText: 'Tutti sotto la SIL Open Font License 1.1:',
    rules: 'Le regole',
    code: 'Il programma',
    notices: 'Le licenze di tutto ciò che è nella pagina',
    version: (version: string, commit: string | null) =>
      `Su questo server gira Germini ${version}${commit ? `, del commit ${commit}` : ''}.`,
    source: 'Il suo codice sorgente',
    sourceAsk: 'Chi gestisce questo server può dire dove se ne trova il codice sorgente.',
    codeText:
      'Germini è software libero, sotto la GNU Affero General Public License, versione 3 o successiva. I codici QR degli inviti li fa uqr, di Anthony Fu, con licenza MIT; il suo codificatore viene da Project Nayuki. Il mazzo lo ricontrollano noble-hashes e noble-ciphers, di Paul Miller, con licenza MIT.',
  },
};
