/** What the search looks through, in the order in which it answers. */
export const searchKinds = {
  eventos: 'Eventos',
  noticias: 'Notícias',
  programas: 'Programas',
  atletas: 'Atletas',
  lugares: 'Lugares para praticar',
} as const;
export type SearchKind = keyof typeof searchKinds;
