// Titles, tasks and ideas of the positions.
export const words = {
  annunci: {
    title: 'Dosare gli annunci',
    task: 'Parli per primo, al primo giro. Hai il Fujutu, l’8 e il 12 di trionfi, e un Re.',
    idea: 'Tutto insieme è «Fujutu terzo e un Re». Ma puoi dosare: adesso solo il Re, e il Fujutu al giro dopo, se serve.',
  },
  mischio: {
    title: 'Mischio o tengo?',
    task: 'Secondo giro. Il compagno ha annunciato prima un trionfo, poi un Re. Tu hai i Picciotti e il Fujutu, e per il resto cartine e due Donne.',
    idea: 'Mischio: in due avete pochi trionfi, e i Picciotti sono difficili da salvare. Se si gioca, probabilmente segnano gli altri.',
  },
  batto: {
    title: 'Batto',
    task: 'Attacchi alla prima presa. Hai Giove, la Balla e altri cinque trionfi.',
    idea: 'La Balla dicendo «Batto»: il compagno sa che i trionfi più alti sono tuoi, risparmia i suoi e ti dà carte di valore.',
  },
  picciotti: {
    title: 'I Picciotti a casa',
    task: 'Giochi per ultimo. Si è attaccato a Bastoni, tu non ne hai, e nessuno ha tagliato.',
    idea: 'I Picciotti: prendono di sicuro, portano a casa dieci punti, e anche la Regina.',
  },
  fujutu: {
    title: 'Il Fujutu',
    task: 'Giochi per ultimo. Di Spade hai soltanto la Regina, e la presa è di un avversario, che ha tagliato con la Luna.',
    idea: 'Il Fujutu: resta a voi, e in cambio date una scartina. La Regina la giochi più tardi.',
  },
};
