/** What the search looks through, in the order in which its filters stand. */
export const searchKinds = {
  eventos: 'Eventos',
  noticias: 'Notícias',
  programas: 'Programas',
  atletas: 'Atletas',
  lugares: 'Lugares',
  transmissoes: 'Transmissões',
  legislacao: 'Legislação',
  transparencia: 'Transparência',
  paginas: 'Páginas',
} as const;
export type SearchKind = keyof typeof searchKinds;

/** One of a kind, beside a result. */
export const searchKindOfOne: Record<SearchKind, string> = {
  eventos: 'Evento',
  noticias: 'Notícia',
  programas: 'Programa',
  atletas: 'Atleta',
  lugares: 'Lugar para praticar',
  transmissoes: 'Transmissão',
  legislacao: 'Legislação',
  transparencia: 'Transparência',
  paginas: 'Página do portal',
};
