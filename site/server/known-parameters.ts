import { paths } from '../../lib/paths.ts';
import { standingPageList } from '../../lib/standing-pages.ts';
import { subjectEntry, subjectNames } from '../../lib/subjects.ts';

/**
 * The parameters that each page reads. All others are removed before the page cache and Astro see the
 * address, so they cost nothing and change nothing. The register has them for lists, `lib/standing-pages.ts`
 * for other pages; a test compares them with the code.
 */
const pages = new Map<string, readonly string[]>();
for (const { path, parameters = [] } of [...subjectNames.map(subjectEntry), ...standingPageList])
  pages.set(path, [...(pages.get(path) ?? []), ...parameters]);

/** Any file of open data knows the filters of all sets: which set has which, the set itself says. */
const dataParameters = subjectNames.flatMap((name) => subjectEntry(name).dataParameters ?? []);

const families: readonly [RegExp, readonly string[]][] = [
  [inside(paths.events, /cartaz\/[^/]+/), ['categoria', 'local']],
  [inside(paths.data, /[^/]+\.(csv|json)/), ['para', ...dataParameters]],
  [inside(paths.results, /[^/]+\.csv/), ['para']],
  [inside(paths.openActive, /[^/]+/), ['afterTimestamp', 'afterId']],
  [inside(paths.broadcasts, /[^/]+\.ics/), ['lembrete']],
  [inside(paths.services, /[^/]+\/inscricao/), ['rascunho', 'passo', 'atleta']],
  [inside(paths.services, /[^/]+\/inscricao\/arquivo/), ['rascunho', 'documento']],
  [inside(paths.entry, /[^/]+/), ['chave']],
  [inside(paths.transparency, /[^/]+/), ['ano', 'situacao', 'busca', 'ordem']],
];

/** Addresses below a path. */
function inside(path: string, rest: RegExp): RegExp {
  return new RegExp(`^${path}/${rest.source}$`);
}

export function knownParameters(path: string): readonly string[] {
  return pages.get(path) ?? families.find(([pattern]) => pattern.test(path))?.[1] ?? [];
}

export const everyKnownParameter: ReadonlySet<string> = new Set([
  ...[...pages.values()].flat(),
  ...families.flatMap(([, names]) => names),
]);
