import { createSearchEngine, type SearchEngine } from '../lib/search-engine.ts';
import { standingPageList } from '../lib/standing-pages.ts';
import { type FoundPage, subjectEntry, subjectNames } from '../lib/subjects.ts';
import { readContentVersion } from './content-version.ts';
import { type Findable, toFindable } from './findable.ts';
import { subjectContents } from './subjects.generated.ts';

const engine = createSearchEngine<Findable>();
let indexed: number | undefined;
let building: Promise<void> | undefined;

/**
 * The index of what is published now. After a publication, searches wait until it is indexed: an older answer
 * would be cached as a page of the new version. While the database is away, the last index is used.
 */
export async function openIndex(): Promise<SearchEngine<Findable>> {
  const version = await readContentVersion().catch((error: unknown) => {
    if (indexed === undefined) throw error;
    return indexed;
  });
  if (indexed !== version) await build();
  // A build under way may have begun before this publication.
  if (indexed !== undefined && indexed < version) await build();
  return engine;
}

/** After the database was replaced, the numbers say nothing about what was indexed. */
export function forgetIndex(): void {
  indexed = undefined;
}

/** However many ask at once, it is built once. */
function build(): Promise<void> {
  building ??= rebuild().finally(() => {
    building = undefined;
  });
  return building;
}

async function rebuild(): Promise<void> {
  // Read first: what is published meanwhile has a higher number and comes with the next build.
  const version = await readContentVersion();
  await engine.update(await collect());
  indexed = version;
}

async function collect(): Promise<Findable[]> {
  const ofSubjects = await Promise.all(
    Object.values(subjectContents).map(({ listFindables }) => listFindables()),
  );
  return [...ofSubjects.flat(), ...pagesOfTheSite()];
}

/** Pages that editors don't write but people search for. */
function pagesOfTheSite(): Findable[] {
  const pages: readonly { path: string; found?: readonly FoundPage[] }[] = [
    ...subjectNames.map(subjectEntry),
    ...standingPageList,
  ];
  return pages.flatMap(({ path, found = [] }) =>
    found.map(({ part = '', ...page }) =>
      toFindable({ kind: 'institution', address: path + part, ...page }),
    ),
  );
}
