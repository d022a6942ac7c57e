import { articlePath } from '../../lib/paths.ts';
import '../ui/cards/columns.css';
import './athlete-news-list.css';
import type { NewsSummary } from '#content/news';
import { longDate } from '../../lib/dates.ts';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { Frame } from '../ui/media/frame.tsx';
import { inOwnLooks } from '../ui/media/own-looks.ts';

export function AthleteNewsList({ news }: { news: NewsSummary[] }) {
  if (news.length === 0) return null;
  return (
    <section className="section" aria-labelledby="noticias">
      <div className="wrap">
        <LineHeading id="noticias">Notícias relacionadas</LineHeading>
        <ul className="columns columns--3-1-1 athlete-news">
          {inOwnLooks(news).map((item) => (
            <li key={item.slug}>
              <Frame
                className="athlete-news__picture"
                picture={item.picture}
                shape="4x3"
                name={item.title}
                sizes="(min-width: 62rem) 33vw, 100vw"
              />
              <p className="small muted">
                <time dateTime={item.day}>{longDate(item.day)}</time>
              </p>
              <h3 className="d-3">
                <a className="cover-link" href={articlePath(item.slug)}>
                  {item.title}
                </a>
              </h3>
              <p className="muted">{item.excerpt}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
