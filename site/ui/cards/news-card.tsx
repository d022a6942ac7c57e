import '../controls/button.css';
import { articlePath } from '../../../lib/paths.ts';
import './line-row.css';
import './news-card.css';
import type { NewsSummary } from '#content/news';
import { longDate } from '../../../lib/dates.ts';
import { newsCategories } from '../../../lib/vocabulary.ts';
import { Icon } from '../../drawings/icon.tsx';
import { Frame } from '../media/frame.tsx';
import { inOwnLooks } from '../media/own-looks.ts';

interface NewsCardProps {
  item: NewsSummary;
  eager?: boolean;
}

/** In rows the posters share one line. The whole card is clickable, with one link. */
export function NewsCard({ item, eager }: NewsCardProps) {
  return (
    <article className="news-card">
      <Frame
        picture={item.picture}
        shape="4x3"
        name={item.title}
        sizes="(min-width: 62rem) 25vw, (min-width: 44rem) 50vw, 100vw"
        eager={eager}
      />
      <div className="news-card__words">
        <NewsMeta item={item} />
        <h3 className="d-3">{item.title}</h3>
        <p className="news-card__excerpt">{item.excerpt}</p>
        <a className="go news-card__more" href={articlePath(item.slug)}>
          Ler mais
          <span className="vh">: {item.title}</span>
          <Icon name="go" />
        </a>
      </div>
    </article>
  );
}

export function NewsMeta({ item }: { item: NewsSummary }) {
  return (
    <p className="meta news-meta">
      <time dateTime={item.day}>{longDate(item.day)}</time>
      <span>{newsCategories[item.category]}</span>
    </p>
  );
}

interface NewsRowProps {
  news: NewsSummary[];
  /** On a phone in few words, where a long page ends with them. */
  brief?: boolean;
}

export function NewsRow({ news, brief }: NewsRowProps) {
  return (
    <ul className={brief ? 'line-row news-row news-row--brief' : 'line-row news-row'}>
      {inOwnLooks(news).map((item) => (
        <li key={item.slug}>
          <NewsCard item={item} />
        </li>
      ))}
    </ul>
  );
}
