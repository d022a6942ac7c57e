import type { SiteLink } from '#content/site-settings';
import { type TransparencySubject, transparencySubjects } from '../../lib/vocabulary.ts';

export interface MapGroup {
  title: string;
  links: SiteLink[];
  /** Where the rest of a long group is. */
  all?: SiteLink;
}

interface Titled {
  slug: string;
  title: string;
}

interface MapContents {
  navigation: SiteLink[];
  programs: Titled[];
  events: Titled[];
  news: Titled[];
  recordings: Titled[];
  athletes: { slug: string; name: string }[];
}

const under = (section: string) => (item: { slug: string; title?: string; name?: string }) => ({
  name: item.title ?? item.name ?? item.slug,
  path: `${section}/${item.slug}`,
});

/** Every page of the site, in the groups that citizens look for. Groups without a page are left out. */
export function mapGroups(contents: MapContents): MapGroup[] {
  const groups: MapGroup[] = [
    { title: 'Páginas principais', links: contents.navigation },
    { title: 'Programas e projetos', links: contents.programs.map(under('/programas')) },
    {
      title: 'Próximos eventos',
      links: contents.events.map(under('/agenda')),
      all: { name: 'Agenda completa', path: '/agenda?data=todas' },
    },
    {
      title: 'Últimas notícias',
      links: contents.news.map(under('/noticias')),
      all: { name: 'Todas as notícias', path: '/noticias' },
    },
    {
      title: 'Transmissões gravadas',
      links: contents.recordings.map(under('/transmissoes')),
      all: { name: 'Todas as gravações', path: '/transmissoes?aba=anteriores' },
    },
    {
      title: 'Atletas',
      links: contents.athletes.map(under('/atletas')),
      all: { name: 'Memorial do esporte amapaense', path: '/atletas/memorial' },
    },
    {
      title: 'Secretaria e transparência',
      links: [
        { name: 'Quem somos e equipe', path: '/sobre' },
        { name: 'Legislação', path: '/sobre?aba=legislacao#legislacao' },
        ...(Object.keys(transparencySubjects) as TransparencySubject[]).map((subject) => ({
          name: transparencySubjects[subject],
          path: `/transparencia/${subject}`,
        })),
        { name: 'Dados abertos', path: '/dados' },
      ],
    },
    {
      title: 'Fale com a gente e ajuda',
      links: [
        { name: 'Fale Conosco', path: '/fale-conosco' },
        { name: 'Acompanhar uma mensagem', path: '/fale-conosco/acompanhar' },
        { name: 'Newsletter', path: '/newsletter' },
        { name: 'Busca', path: '/busca' },
        { name: 'Acessibilidade', path: '/acessibilidade' },
        { name: 'Libras', path: '/libras' },
        { name: 'Privacidade', path: '/privacidade' },
        { name: 'Apagar meus dados', path: '/privacidade/excluir' },
        { name: 'Página inicial alternativa', path: '/alternative' },
      ],
    },
  ];
  return groups.filter(({ links }) => links.length > 0);
}
