import { dayOf, longDate } from '../../lib/dates.ts';
import { articlePath } from '../../lib/paths.ts';
import { newsCategories } from '../../lib/vocabulary.ts';
import { type Findable, toFindable, withNumbers } from '../findable.ts';
import { listLatestNews } from '../news.ts';
import { openPayload } from '../payload.ts';
import { toRichText } from '../rich-text.ts';
import { shownInTexts } from '../rich-text-relations.ts';
import { plainText } from '../rich-text-words.ts';
import { linksOnMap, linkTo, type SubjectContent } from '../subject.ts';

export const subject: SubjectContent = {
  findables: [{ collection: 'news', readFindables }],
  listMapLinks: async (now) => (await listLatestNews(now, linksOnMap)).map(linkTo('news')),
};

/** Also those dated in the future: the search knows when each may be shown. */
async function readFindables(ids: number[]): Promise<Findable[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'news',
    select: { title: true, slug: true, excerpt: true, date: true, category: true, body: true },
    ...withNumbers(ids),
    populate: shownInTexts,
  });
  return docs.map(({ id, slug, title, excerpt, body, date, category }) => {
    const from = Date.parse(date);
    return toFindable({
      id,
      kind: 'news',
      address: articlePath(slug ?? ''),
      title,
      summary: excerpt,
      body: plainText(toRichText(body)),
      keywords: newsCategories[category],
      category,
      facts: `${longDate(dayOf(new Date(from)))} · ${newsCategories[category]}`,
      from,
      at: from,
      order: -from,
    });
  });
}
