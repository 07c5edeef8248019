// History of the cards, or their group where the sources have none.
import type { Lore } from '../../../contract/lore';

export const lore: Lore = {
  '^M$':
    'Sulle carte antiche un uomo dal cappello piumato alza un bastone con due palle, forse un sonaglio, accanto a due bambini. Giocandolo era uso chiedere scusa.',
  '^T1$':
    'Il suo soggetto è quello del trionfo più basso degli altri tarocchi, il bagatto: un artigiano al lavoro, forse un ciabattino. Nelle Minchiate è il primo dei cinque papi.',
  '^T[2-4]$':
    'È uno dei cinque papi, ma di papi il mazzo non ne ha: due imperatori e un’imperatrice stanno al posto di Papa, Papessa, Imperatore e Imperatrice degli altri tarocchi.',
  '^T5$':
    'È l’ultimo dei cinque papi. I soggetti dall’1 al 15 vengono, quasi tutti, dai sedici trionfi più bassi degli altri tarocchi.',
  '^T[6-9]$':
    'I quattro dal 6 al 9 si chiamano tarocchini o papetti. Il soggetto è lo stesso che negli altri tarocchi.',
  '^T14$':
    'È un sottovento, con un soggetto degli altri tarocchi. Alcuni gli danno una versicola: Demonio, Mondo e Carne.',
  '^T1[0-5]$':
    'È un sottovento. Il suo soggetto viene, come quasi tutti quelli fino al 15, dai trionfi più bassi degli altri tarocchi.',
  '^T1[6-9]$':
    'È una delle quattro virtù aggiunte a Firenze: la prudenza e le tre teologali. I tarocchi dal 16 al 19 si chiamano anche preghe.',
  '^T2[0-3]$':
    'È uno dei quattro elementi, aggiunti a Firenze al mazzo dei tarocchi. I tarocchi dal 20 al 29 si chiamano sopraventi.',
  '^T35$':
    'È il più alto dei tarocchi aggiunti a Firenze: da Gemini viene Germini, il nome più antico del gioco. Sulle carte antiche i gemelli sono nudi, perciò è anche la Carne.',
  '^T3[34]$':
    'È uno dei dodici segni dello zodiaco, aggiunti a Firenze al mazzo dei tarocchi. Dal 33 al 35 si chiamano rossi, per il fondo delle carte antiche.',
  '^T(2[4-9]|3[0-2])$':
    'È uno dei dodici segni dello zodiaco, che dal 24 al 35 Firenze ha aggiunto al mazzo dei tarocchi. La serie va dalla Bilancia ai Gemelli.',
  '^T': 'È una delle cinque arie, i tarocchi più alti, senza numero. «Sminchiare» era giocare un tarocco alto: da lì viene il nome Minchiate.',
  K$: 'Porta la corona e la barba. I quattro Re sono le sole carte di seme che contano.',
  Q$: 'Porta la corona, come il Re. È la seconda carta del seme, e non conta nulla.',
  N$: 'Sulle carte antiche i Cavalli sono centauri, mezzi uomini e mezzi bestie: solo le Minchiate li hanno così. Non contano nulla.',
  '^[CD]J$': 'Nei semi rossi il fante è una donna, la fantina. Il nome è suo, ma non ha nessun valore speciale.',
  J$: 'Nei semi lunghi il fante è un uomo, nei rossi una donna. Non conta nulla.',
  '^D1$':
    'Il Sole di Campagna ha un nome suo, ma nessun valore speciale. Nei semi rossi l’asso è la più alta delle carte numerali.',
  '^[CD]':
    'Coppe e Denari sono i semi rossi, o tondi. L’Italia e la Spagna hanno tenuto i quattro semi delle carte arabe.',
  '^S': 'Spade e Bastoni sono i semi lunghi, o neri. Sulle carte antiche si intrecciano a graticcio, e per contarle ci vuole attenzione.',
  '^B': 'Spade e Bastoni sono i semi lunghi, o neri. Nelle carte arabe da cui viene, il bastone era una mazza da polo.',
};
