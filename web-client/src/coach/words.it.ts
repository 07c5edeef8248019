export const coach = {
  title: 'Consigli per le prime mani',
  idle: 'Nelle prime mani qui trovi spiegato quel che succede.',
  next: 'Ho capito',
  off: 'Basta consigli',
  setting: 'Spiega quel che succede nelle mie prime mani',
};
