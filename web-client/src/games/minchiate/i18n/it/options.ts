/** Every option of the rules and every value, in plain words; keys are the server's. */
interface OptionText {
  name: string;
  text: string;
  values: Record<string, string>;
}

export const options = {
  groups: {
    deal: 'Dare e rubare',
    fola: 'La fola e gli scarti',
    declare: 'Le accuse e il Matto',
    play: 'Il gioco',
    score: 'Il conto',
    match: 'La partita',
    other: 'Altro',
  } as Record<string, string>,
  sources: {
    pagat: 'Pagat',
    variant: 'Pagat, variante',
    germini: 'Accademia de’ Germini',
    dresden: 'Dresda 1798',
  },
  list: {
    deal: {
      name: 'Come si dà',
      text: 'Ventuno carte a testa, in due giri o in tre; l’ultima di ciascuno è scoperta.',
      values: { '10+11': 'Dieci, poi undici', '10+10+1': 'Dieci, dieci, poi una' },
    },
    bottom_plain: {
      name: 'Il fondo del mazzo',
      text: 'Si mescola finché l’ultima carta del mazzo non è una cartiglia, cioè una carta di seme che non sia un Re.',
      values: { true: 'Dev’essere una cartiglia', false: 'Una carta qualsiasi' },
    },
    cut_min_left: {
      name: 'Quante ne restano sotto',
      text: 'Chi alza deve lasciare sul tavolo almeno queste carte.',
      values: { '1': 'Almeno una', '2': 'Almeno due', '3': 'Almeno tre' },
    },
    rob_limit: {
      name: 'Quante se ne rubano alzando',
      text: 'Chi alza ruba dal fondo del mucchietto carte di conto e tarocchi sopra il 20, finché un’altra carta lo ferma.',
      values: { '13': 'Al più tredici', null: 'Senza limite' },
    },
    cutter_peek: {
      name: 'La guardata di chi alza',
      text: 'Che rubi o no, chi alza può guardare le prime tredici carte del mucchietto: quelle che saranno la fola.',
      values: { '0': 'Non guarda nulla', '13': 'Guarda le tredici carte' },
    },
    take29: {
      name: 'Il 29 nella fola',
      text: 'Il mazziere piglia dalla fola le carte di conto; il 29 da solo non conta, ma serve alle versicole.',
      values: { always: 'Lo piglia sempre', versicola: 'Solo se gli fa versicola', never: 'Non lo piglia mai' },
    },
    fola_view: {
      name: 'Che cosa si sa della fola',
      text: 'Il compagno del mazziere la ordina e la dice a tutti; i suoi tarocchi restano coperti.',
      values: { faceup_suits: 'Le carte di seme stanno scoperte', counts: 'Si dice solo quante sono per seme' },
    },
    discard_ban: {
      name: 'Che cosa si scarta',
      text: 'Chi ha rubato o pigliato scarta altrettante carte, coperte.',
      values: { true: 'Mai carte di conto, né il 29', false: 'Qualsiasi carta' },
    },
    discards_shown: {
      name: 'Quando si voltano gli scarti',
      text: 'Gli scarti si mostrano a tutti, dicendo di chi sono, e vanno nella fola.',
      values: {
        before_second_card: 'Prima della seconda carta giocata',
        end_first_trick: 'Alla fine della prima presa',
      },
    },
    declare: {
      name: 'Quando si accusa',
      text: 'Alla prima presa ciascuno può accusare le versicole che ha intere in mano, e le segna subito.',
      values: {
        before: 'Chi attacca prima di giocare, gli altri prima della seconda carta',
        lead: 'Tutti dopo l’attacco, prima della seconda carta',
        after: 'Ciascuno dopo la sua prima carta',
      },
    },
    devil: {
      name: 'Demonio, Mondo e Carne',
      text: 'Il 14, il 35 e il 39 (il Mondo) fanno una versicola in più che vale 20; solo lì dentro il 14 conta 5.',
      values: { true: 'Vale', false: 'Non vale' },
    },
    matto_last: {
      name: 'Il Matto all’ultima presa',
      text: 'Il Matto torna sempre alla parte che lo gioca: qui si sceglie se anche alla ventunesima presa.',
      values: { kept: 'Torna anche allora', captured: 'Va con la presa' },
    },
    matto_debt: {
      name: 'Il Matto pagato con una carta di conto',
      text: 'Il Matto si paga con una carta che non conta; chi ha preso solo carte di conto ne dà una, che muore.',
      values: { choice: 'Sceglie chi paga', least: 'Quella di minor valore' },
    },
    matto_death: {
      name: 'La morte del Matto',
      text: 'Se il Matto si perde, gli altri ne segnano subito la morte, oltre a contarlo alla fine.',
      values: { '5': 'Cinque punti', '10': 'Dieci punti' },
    },
    look_back: {
      name: 'Riguardare le prese',
      text: 'L’ultima presa si può rivedere finché non si riattacca; le altre stanno coperte.',
      values: { off: 'Nient’altro si rivede', own_side: 'Anche tutte quelle della tua parte' },
    },
    cascare: {
      name: 'Cascare',
      text: 'Chi non ha più tarocchi può scoprire la mano e smettere: gli altri giocano le sue carte, che non prendono più.',
      values: {
        off: 'Non si casca',
        after: 'Sceglie la carta chi vince la presa, alla fine',
        next: 'Sceglie la carta chi ha vinto la presa prima',
      },
    },
    capotto: {
      name: 'Cappotto',
      text: 'Quando una parte fa tutte e ventuno le prese, il conto finale può pesare di più.',
      values: {
        none: 'Si conta come sempre',
        double: 'I resti del conto raddoppiano',
        fourteen: 'Quattordici resti, col vantaggio in gioco raddoppiato',
      },
    },
    no_rob_penalty: {
      name: 'Il mazziere a mani vuote',
      text: 'Il mazziere che non ruba e non piglia nulla dalla fola può dover pagare.',
      values: { '0': 'Non paga', '1': 'La sua parte paga un resto' },
    },
    girata_bonus: {
      name: 'Il premio della girata',
      text: 'Finite le quattro mani, la coppia che ha più resti può averne altri in premio; in parità nessuno.',
      values: { '0': 'Nessun premio', '3': 'Tre resti' },
    },
    interruption: {
      name: 'La girata interrotta',
      text: 'Se si smette prima, chi avrebbe dato le mani mancanti ne è pagato; chi se ne va paga da solo per tutti.',
      values: { '0': 'Non si paga nulla', '2': 'Due resti per ogni mano mancante' },
    },
  } as Record<string, OptionText>,
};
