import type { NewsSummary } from '#content/news';
import { counted } from '../../lib/counts.ts';
import { paths } from '../../lib/paths.ts';
import { addressWith } from '../../lib/query.ts';
import { Icon } from '../drawings/icon.tsx';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { NewsRow } from '../ui/cards/news-card.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';
import { EmptyState } from '../ui/controls/empty-state.tsx';
import { Pagination, withPage } from '../ui/controls/pagination.tsx';
import type { NewsFilters } from './choose-news.ts';
import { Highlight } from './highlight.tsx';
import { newsFeedOf } from './news-feed-address.ts';

interface NewsListProps {
  filters: NewsFilters;
  highlight: NewsSummary | undefined;
  cards: NewsSummary[];
  count: number;
  page: number;
  last: number;
  url: URL;
}

export function NewsList({ filters, highlight, cards, count, page, last, url }: NewsListProps) {
  const filtered = filters.search !== '' || filters.category !== undefined;
  return (
    <>
      {highlight ? <Highlight item={highlight} /> : null}
      <section className="section news-list" aria-labelledby="lista-de-noticias">
        <div className="wrap">
          <LineHeading id="lista-de-noticias">
            <span tabIndex={-1} data-list-top="">
              {filtered ? 'Resultados' : highlight ? 'Mais notícias' : 'Todas as notícias'}
            </span>
          </LineHeading>
          <div className="news-list__head">
            <p data-announce="">{countText(count, page, last)}</p>
            <FeedLink category={filters.category} />
          </div>
          {cards.length > 0 ? <NewsRow news={cards} /> : <NothingFound filters={filters} />}
          <Pagination
            label="Páginas de notícias"
            page={page}
            last={last}
            to={(number) =>
              addressWith(new URL(url.pathname, url), {
                busca: filters.search || undefined,
                categoria: filters.category,
                pagina: number === 1 ? undefined : String(number),
              })
            }
          />
        </div>
      </section>
    </>
  );
}

/** Follows the chosen category, so that one subscribes to what one sees. */
function FeedLink({ category }: Pick<NewsFilters, 'category'>) {
  const { name, path } = newsFeedOf(category);
  return (
    <a className="go" href={path} type="application/rss+xml">
      <Icon name="feed" />
      RSS<span className="vh">: {name}</span>
    </a>
  );
}

function NothingFound({ filters: { search, category } }: { filters: NewsFilters }) {
  const asked = search === '' ? 'nesta categoria' : `com o termo "${search}"`;
  const both = search !== '' && category !== undefined ? ' nesta categoria' : '';
  return (
    <EmptyState
      title="Nenhuma notícia encontrada"
      text={`Não há notícias ${asked}${both}. Tente outra palavra ou veja todas.`}
    >
      <a className={buttonClass()} href={paths.news} data-instant="" data-focus="busca">
        Ver todas as notícias
      </a>
    </EmptyState>
  );
}

function countText(count: number, page: number, last: number): string {
  return withPage(counted(count, 'notícia', 'notícias'), page, last);
}
