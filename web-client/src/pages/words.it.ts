import { plural } from '../i18n/grammar.it';

export const pages = {
  credits: {
    title: 'Riconoscimenti',
    icons: 'Le figure delle carte',
    iconsText:
      'Le figure, gli animali e i segni dei semi sono disegni nostri, nello stile delle xilografie. I piccoli segni negli angoli sono icone di game-icons.net, usate con licenza Creative Commons Attribuzione 3.0. Icone di:',
    iconsCount: (n: number) => plural(n, '1 icona', `${n} icone`),
    iconsChange: 'Le icone sono state ricolorate.',
    fonts: 'I caratteri',
    fontsText: 'Tutti con licenza SIL Open Font License 1.1:',
    rules: 'Le regole',
    code: 'Il programma',
    notices: 'Le licenze di tutto ciò che è nella pagina',
    version: (version: string, commit: string | null) =>
      `Su questo server gira Germini ${version}${commit ? `, commit ${commit}` : ''}.`,
    source: 'Codice sorgente',
    sourceAsk: 'Chiedi a chi amministra il server dove si trova il codice sorgente.',
    codeText:
      'Germini è software libero, con licenza GNU Affero General Public License, versione 3 o successiva. I codici QR degli inviti sono fatti con uqr, di Anthony Fu (licenza MIT), il cui codificatore viene da Project Nayuki. Il mazzo si controlla con noble-hashes e noble-ciphers, di Paul Miller (licenza MIT).',
  },
};
