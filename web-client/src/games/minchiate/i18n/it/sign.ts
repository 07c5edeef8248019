import { plural } from '../../../../i18n/grammar.it';

export const sign = {
  printed: 'Una mano del 1798',
  compared: 'il vantaggio in punti nella mano',
  tagline: 'Novantasette carte di Firenze, quaranta tarocchi, da due a quattro giocatori',
  intro:
    'Le Minchiate, dette anche Germini (in Sicilia e a Genova Gallerini), sono nate a Firenze nel Quattrocento e si sono giocate fino al 1930 circa: quaranta tarocchi, quattro semi, un Matto, e due coppie che si contendono le carte di conto.',
  lengths: {
    1: { name: 'Una girata', text: 'Quattro mani, una per mazziere, sempre con lo stesso compagno.' },
    3: { name: 'Un girone', text: 'Tre girate, dodici mani: una girata in coppia con ciascuno degli altri.' },
  },
  girone: 'girone',
  /** Lengths of a match without partners. */
  girate: (n: number) => ({
    name: plural(n, 'Una girata', `${n} girate`),
    text: 'In una girata ciascuno dà le carte una volta.',
  }),
  presets: {
    pagat: {
      name: 'Facile per cominciare',
      line: 'Le regole di pagat.com',
      text: 'Accusi prima di giocare, al massimo tredici carte rubate, il 29 si piglia sempre, le carte di seme della fola restano scoperte.',
    },
    germini: {
      name: 'Come l’Accademia',
      line: 'Il libretto dell’Accademia de’ Germini, 2008',
      text: 'Tutti accusano dopo l’attacco; chi alza guarda le prime tredici e ruba senza limite; della fola si dicono solo i numeri; all’ultima presa il Matto si può perdere.',
    },
    dresden: {
      name: 'Come nel 1798',
      line: 'Il libro stampato a Dresda nel 1798',
      text: 'Il manuale tedesco da cui viene il libretto dell’Accademia: tutti accusano dopo l’attacco, si ruba senza limite, il Matto resta sempre a chi lo gioca e si paga con la carta minore.',
    },
    two: {
      name: 'In due',
      line: 'Per due giocatori, 25 carte a testa',
      text: 'Nessuno ha un compagno, e si gioca a punti. Mezzo mazzo resta fuori gioco, e nessuno lo vede. Accusi prima del primo attacco; una carta di conto persa si toglie dal tuo conto.',
    },
    three: {
      name: 'In tre',
      line: 'Per tre giocatori, ognuno per sé, 25 carte a testa',
      text: 'Nessuno ha un compagno, e si gioca a punti: con ciascuno degli altri fai la differenza dei conti. Accusi prima del primo attacco.',
    },
    alone: {
      name: 'Ognuno per sé',
      line: 'Per quattro giocatori senza compagni',
      text: 'Si ruba e si piglia come a coppie, ma ognuno ha il suo conto, in punti, e lo fa con ciascuno degli altri. Se il tavolo vuole, con una mano cattiva si può uscire.',
    },
  } as Record<string, { name: string; line: string; text: string }>,
  credits:
    'Il gioco segue le pagine di pagat.com, il libretto dell’Accademia de’ Germini (2008) e il libro stampato a Dresda nel 1798. Ogni rifiuto nomina la regola che lo motiva.',
};
