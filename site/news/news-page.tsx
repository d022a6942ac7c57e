import './news-page.css';
import type { NewsSummary } from '#content/news';
import { crumbsOf } from '../addresses/crumbs.ts';
import { Masthead } from '../layout/masthead.tsx';
import { Notice, type NoticeText } from '../ui/controls/notice.tsx';
import type { NewsFilters } from './choose-news.ts';
import { NewsList } from './news-list.tsx';
import { NewsSearch } from './news-search.tsx';

interface NewsPageProps {
  filters: NewsFilters;
  highlight: NewsSummary | undefined;
  cards: NewsSummary[];
  /** How many stories the filters leave, on all pages. */
  count: number;
  page: number;
  last: number;
  url: URL;
  notice: NoticeText | undefined;
}

export function NewsPage({ notice, filters, ...list }: NewsPageProps) {
  return (
    <>
      <Masthead
        title="Notícias"
        lead="O que acontece nas quadras, nas pistas e nos rios dos 16 municípios."
        {...crumbsOf('news')}
        south={<NewsSearch {...filters} />}
      />
      <div id="noticias" tabIndex={-1} data-region="">
        {notice ? (
          <div className="wrap news-notice">
            <Notice {...notice} />
          </div>
        ) : null}
        <NewsList filters={filters} {...list} />
      </div>
    </>
  );
}
