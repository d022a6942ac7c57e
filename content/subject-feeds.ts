import { feedPath, paths } from '../lib/paths.ts';
import { type SubjectName, subjectNames } from '../lib/subjects.ts';
import type { SiteLink } from './site-settings.ts';
import type { FeedEntry } from './subject.ts';
import { subjectContents } from './subjects.generated.ts';

interface SubjectFeed {
  subject: SubjectName;
  title: string;
  entries: FeedEntry[];
}

/** What feeds there are, beside that of the news, which has categories. */
export const subjectFeeds: readonly SiteLink[] = subjectNames.flatMap((name) => {
  const { feed } = subjectContents[name];
  return feed ? [{ name: feed.title, path: feedPath(name) }] : [];
});

/** The feed of the subject whose list is at this path, if it has one. */
export async function findSubjectFeed(path: string, now: Date): Promise<SubjectFeed | undefined> {
  const subject = subjectNames.find((name) => paths[name] === path);
  const feed = subject && subjectContents[subject].feed;
  if (!feed) return undefined;
  return { subject, title: feed.title, entries: await feed.listEntries(now) };
}
