export const coach = {
  title: 'Consigli per le prime mani',
  idle: 'Nelle prime mani qui si spiega quel che succede.',
  next: 'Ho capito',
  off: 'Basta consigli',
  label: 'Prime mani',
  setting: 'Spiega quel che succede nelle prime mani',
};
