import type { DatabaseSync } from 'node:sqlite';

/** A row of the table, and its address in an archive. */
interface GrowthPage {
  row: string;
  path: (archive: DatabaseSync) => string;
}

const page = (path: string): GrowthPage => ({ row: path, path: () => path });

const numberIn = (archive: DatabaseSync, sql: string) =>
  Number(archive.prepare(sql).get()?.value ?? 0);
const middle = (archive: DatabaseSync, table: string, date: string) => {
  const count = numberIn(archive, `SELECT count(*) AS value FROM ${table}`);
  const sql = `SELECT slug FROM ${table} WHERE _status = 'published' ORDER BY ${date} LIMIT 1 OFFSET ?`;
  return String(archive.prepare(sql).get(Math.floor(count / 2))?.slug);
};
const lastPage = (archive: DatabaseSync, table: string, size: number) =>
  Math.floor(numberIn(archive, `SELECT count(*) AS value FROM ${table}`) / size);
const thisMonth = new Date().toISOString().slice(0, 7);

/** Every kind of page that reads what grows. */
export const growthPages: readonly GrowthPage[] = [
  page('/'),
  page('/agenda'),
  page('/agenda?data=todas'),
  page('/agenda?data=todas&pagina=2'),
  {
    row: '/agenda?data=todas, last full page',
    path: (archive) => `/agenda?data=todas&pagina=${lastPage(archive, 'events', 30)}`,
  },
  page('/agenda?data=todas&categoria=lazer&local=macapa'),
  page('/agenda?data=2014-05-10'),
  {
    row: '/agenda/…, an event from the middle',
    path: (archive) => `/agenda/${middle(archive, 'events', 'starts_at')}`,
  },
  page('/agenda/cartaz/2014-05'),
  { row: '/agenda/cartaz/…, this month', path: () => `/agenda/cartaz/${thisMonth}` },
  page('/noticias'),
  page('/noticias?pagina=2'),
  {
    row: '/noticias, last full page',
    path: (archive) => `/noticias?pagina=${lastPage(archive, 'news', 4)}`,
  },
  page('/noticias?categoria=lazer-e-recreacao'),
  {
    row: '/noticias/…, an article from the middle',
    path: (archive) => `/noticias/${middle(archive, 'news', 'date')}`,
  },
  page('/noticias?busca=corrida'),
  page('/busca?q=corrida'),
  page('/programas'),
  page('/programas/quinta-feliz'),
  page('/atletas'),
  page('/atletas/benedito-sarraf'),
  page('/transmissoes'),
  page('/esporte-e-lazer'),
  page('/hoje'),
  page('/hoje?municipio=macapa'),
  page('/municipios'),
  page('/municipios/macapa'),
  page('/esportes/natacao'),
  page('/lugares/centro-aquatico'),
  page('/competicoes'),
  {
    row: '/competicoes, last page',
    path: (archive) => `/competicoes?pagina=${lastPage(archive, 'competitions', 24) || 1}`,
  },
  {
    row: '/competicoes/…, one from the middle',
    path: (archive) => `/competicoes/${middle(archive, 'competitions', '"from"')}`,
  },
  page('/programas/copa-arenas'),
  page('/esportes/futebol'),
  page('/municipios/santana'),
  page('/mapa-do-site'),
  page('/sitemap.xml'),
  page('/dados/noticias.xml'),
];
