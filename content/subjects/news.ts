import { longDate } from '../../lib/dates.ts';
import { articlePath } from '../../lib/paths.ts';
import { newsCategories } from '../../lib/vocabulary.ts';
import { type Findable, toFindable } from '../findable.ts';
import { type Article, listArticlesWithDates, listLatestNews } from '../news.ts';
import { plainText } from '../rich-text.ts';
import { linksOnMap, linkTo, type SubjectContent } from '../subject.ts';

export const subject: SubjectContent = {
  listFindables: async () => (await listArticlesWithDates()).map(toHit),
  listMapLinks: async (now) => (await listLatestNews(now, linksOnMap)).map(linkTo('news')),
};

function toHit(article: Article & { from: Date }): Findable {
  return toFindable({
    kind: 'news',
    address: articlePath(article.slug),
    title: article.title,
    summary: article.excerpt,
    body: plainText(article.body),
    keywords: newsCategories[article.category],
    category: article.category,
    facts: `${longDate(article.day)} · ${newsCategories[article.category]}`,
    from: article.from,
    at: article.from,
  });
}
