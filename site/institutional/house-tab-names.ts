/** The views of the institutional page, in the specification's order; the first is the default. */
export const houseTabs = {
  informacoes: 'Informações',
  legislacao: 'Legislação',
  transparencia: 'Transparência',
} as const;
export type HouseTab = keyof typeof houseTabs;
