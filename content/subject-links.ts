import { type SubjectName, subjectNames } from '../lib/subjects.ts';
import type { SiteLink } from './site-settings.ts';
import { subjectContents } from './subjects.generated.ts';

/** What each subject shows on the map of the site. */
export async function listSubjectLinks(now: Date): Promise<Map<SubjectName, SiteLink[]>> {
  const links = await Promise.all(
    subjectNames.map(
      async (name) => [name, (await subjectContents[name].listMapLinks?.(now)) ?? []] as const,
    ),
  );
  return new Map(links);
}
