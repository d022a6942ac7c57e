/**
 * What each page reads from its query. Anything else (a campaign's mark, a stray parameter in a loop)
 * is left out before the page cache and Astro see the address, so it costs nothing and changes nothing.
 * A page that reads a new name has it added here; a test compares both.
 */
const pages: Record<string, readonly string[]> = {
  '/agenda': ['data', 'categoria', 'local', 'mes', 'pagina'],
  '/atletas': ['grupo', 'busca'],
  '/busca': ['q', 'tipo', 'pagina'],
  '/busca/sugestoes.json': ['q'],
  '/dados/agenda.ics': ['data', 'categoria', 'local', 'mes'],
  '/dados/noticias.xml': ['categoria'],
  '/esporte-e-lazer': ['municipio', 'esporte'],
  '/fale-conosco': ['assunto', 'sobre', 'indicacao', 'protocolo'],
  '/fale-conosco/acompanhar': ['protocolo'],
  '/libras': ['pagina'],
  '/libras/tradutor': ['pagina'],
  '/newsletter/cancelar': ['codigo'],
  '/newsletter/confirmar': ['codigo'],
  '/noticias': ['busca', 'categoria', 'pagina'],
  '/privacidade/excluir': ['codigo'],
  '/programas': ['categoria'],
  '/sobre': ['aba', 'tipo', 'ano', 'assunto', 'sobre', 'indicacao'],
  '/transmissoes': ['aba', 'categoria', 'gravacao'],
};

const families: readonly [RegExp, readonly string[]][] = [
  [/^\/agenda\/cartaz\/[^/]+$/, ['categoria', 'local']],
  [
    /^\/dados\/[^/]+\.(csv|json)$/,
    [
      ...['para', 'data', 'categoria', 'local', 'grupo'],
      ...['municipio', 'esporte', 'ano', 'situacao', 'busca'],
    ],
  ],
  [/^\/transmissoes\/[^/]+\.ics$/, ['lembrete']],
  [/^\/transparencia\/[^/]+$/, ['ano', 'situacao', 'busca', 'ordem']],
];

export function knownParameters(path: string): readonly string[] {
  if (Object.hasOwn(pages, path)) return pages[path] ?? [];
  return families.find(([pattern]) => pattern.test(path))?.[1] ?? [];
}

export const everyKnownParameter: ReadonlySet<string> = new Set([
  ...Object.values(pages).flat(),
  ...families.flatMap(([, names]) => names),
]);
