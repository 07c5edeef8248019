// What the lesson of Mattazza says, by its moments. Loaded with the lesson.

export const lesson = {
  marks: {
    hello: {
      title: 'Ciascuno per sé',
      text: 'Si gioca in tre fino a sei, qui in quattro, senza compagni. Dieci carte a testa; le altre restano fuori, e nessuno le vede. Non si scarta e non si accusa.',
    },
    aim: {
      title: 'Pochi punti, ma una presa',
      text: 'Perde chi ha più punti. Ma chi non fa nemmeno una presa perde in ogni caso: fanne poche, e almeno una.',
    },
    lead: {
      title: 'Attacchi tu',
      text: 'Sei alla destra del mazziere. Si risponde come sempre: al seme, o se no con un Trionfo. La Regina vale 4 punti: gioca quella, e spera che la prenda un altro.',
    },
    taken: {
      title: 'L’ha presa il mazziere',
      text: 'Col Re di denari ha preso anche la tua Regina, il Cavallo e l’asso: una sequenza. Le combinazioni contano come sempre, ma qui è un danno.',
    },
    talk: {
      title: 'Si può parlare',
      text: 'Giocando una carta si può chiedere: per esempio con «mettere» si chiedono a chi viene dopo le carte più forti, con «andare in campagna» una carta debole. Sono parole, e non obbligano nessuno.',
    },
    matto: {
      title: 'Il Matto',
      text: 'Lo copri quando vuoi, e non prende. Ma alla fine, per averlo tenuto, dovrai una carta delle tue prese a chi vince questa.',
    },
    need: {
      title: 'Ti serve una presa',
      text: 'È l’ottava presa, e tu non ne hai ancora. Di spade non ne hai: devi giocare il 6 di Trionfi, che per ora è il solo. Se prende, una presa ce l’hai.',
    },
    last: {
      title: 'L’ultima presa',
      text: 'Anche l’ultima presa pesa: 6 punti, al mazziere. Tu ne hai una sola, e basta.',
    },
    give: {
      title: 'La carta per il Matto',
      text: 'La presa del Matto l’ha fatta il mazziere: gli dai uno scartino delle tue prese, quello che vuoi. Tocca l’8 di spade.',
    },
    count: {
      title: 'Il conto',
      text: 'Gli scartini qui si contano a prese: una presa senza carte di valore fa 1; se no la prima carta di valore conta intera, ogni altra 1 di meno. Con le combinazioni il mazziere arriva a 78; tu hai 6.',
    },
  },
  over: {
    title: 'Perde il mazziere',
    text: 'Tutti hanno una presa: perde chi ha più punti, e si segna un Punto. Se due avessero gli stessi punti, perderebbero tutti e due. Qui chi arriva a tre Punti ha perso la partita ed esce.',
  },
};
