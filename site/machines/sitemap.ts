import type { PageAddress } from '#content/page-addresses';
import { localMoment } from '../../lib/local-moment.ts';
import { transparencySubjects } from '../../lib/vocabulary.ts';
import { xmlElement, xmlHead } from '../../lib/xml-text.ts';

/** Pages that are there whatever editors publish. A test finds the ones that were forgotten. */
export const standingPages = [
  '/',
  '/noticias',
  '/esporte-e-lazer',
  '/agenda',
  '/programas',
  '/transmissoes',
  '/atletas',
  '/atletas/memorial',
  '/sobre',
  '/dados',
  '/acessibilidade',
  '/libras',
  '/mapa-do-site',
  '/privacidade',
  ...Object.keys(transparencySubjects).map((subject) => `/transparencia/${subject}`),
];

/** When a standing page changed nobody knows, and a made-up date is worse than none. */
export function sitemap(pages: PageAddress[], origin: string): string {
  const entries = [
    ...standingPages.map((path) => xmlElement('loc', origin + path)),
    ...pages.map(
      ({ path, changedAt }) =>
        xmlElement('loc', origin + path) + xmlElement('lastmod', localMoment(changedAt)),
    ),
  ];
  const urls = entries.map((entry) => `<url>${entry}</url>`).join('\n');
  return `${xmlHead}\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}
