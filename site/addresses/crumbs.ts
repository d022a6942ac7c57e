import type { SiteLink } from '#content/site-settings';

/** The way to a page: shown by the breadcrumb and told to search engines. */
export interface Crumbs {
  /** The steps between the home page and this one. */
  trail: SiteLink[];
  here: string;
}

export const homeCrumb: SiteLink = { name: 'Início', path: '/' };

const sections = {
  news: { name: 'Notícias', path: '/noticias' },
  leisure: { name: 'Esporte e Lazer', path: '/esporte-e-lazer' },
  agenda: { name: 'Agenda', path: '/agenda' },
  programs: { name: 'Projetos', path: '/programas' },
  broadcasts: { name: 'Ao Vivo', path: '/transmissoes' },
  athletes: { name: 'Atletas', path: '/atletas' },
  house: { name: 'Secretaria', path: '/sobre' },
} as const satisfies Record<string, SiteLink>;
type Section = keyof typeof sections;

export function crumbsOf(section: Section): Crumbs {
  return { trail: [], here: sections[section].name };
}

export function crumbsIn(section: Section, here: string, ...between: SiteLink[]): Crumbs {
  return { trail: [sections[section], ...between], here };
}
