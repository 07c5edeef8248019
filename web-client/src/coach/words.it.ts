export const coach = {
  title: 'Consigli per le prime mani',
  next: 'Ho capito',
  off: 'Basta consigli',
  setting: 'Spiega quel che succede nelle mie prime mani',
};
