/** The sample's events as they stand on 12 May: what comes next first, then what is over, newest first. */
export const allEvents = [
  'Quinta Feliz',
  'Copa das Arenas: abertura regional',
  'Sábado no Parque',
  'Rua de Lazer',
  'Festival de Natação',
  'Corrida do Trabalhador',
];
