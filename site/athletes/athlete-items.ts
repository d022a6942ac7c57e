import type { AthleteSummary } from '#content/athletes';

/** Athletes as a list names them to search engines. */
export function athleteItems(athletes: AthleteSummary[]) {
  return athletes.map(({ name, slug }) => ({ name, path: `/atletas/${slug}` }));
}
