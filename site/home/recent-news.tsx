import { articlePath, paths } from '../../lib/paths.ts';
import './recent-news.css';
import type { NewsSummary } from '#content/news';
import { longDate } from '../../lib/dates.ts';
import { newsCategories } from '../../lib/vocabulary.ts';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { GoLink } from '../ui/controls/button.tsx';
import { Frame } from '../ui/media/frame.tsx';
import { inOwnLooks } from '../ui/media/own-looks.ts';

export function RecentNews({ news }: { news: NewsSummary[] }) {
  return (
    <section className="section" aria-labelledby="noticias">
      <div className="wrap">
        <LineHeading id="noticias">Notícias</LineHeading>
        <div className="stories">
          {inOwnLooks(news).map((item, position) => (
            <Story key={item.slug} item={item} leads={position === 0} />
          ))}
        </div>
        <GoLink href={paths.news}>Ver todas as notícias</GoLink>
      </div>
    </section>
  );
}

function Story({ item, leads }: { item: NewsSummary; leads: boolean }) {
  return (
    <article className={leads ? 'story story--lead' : 'story story--side'}>
      <Frame
        picture={item.picture}
        shape={leads ? '4x3' : '1x1'}
        name={item.title}
        sizes={leads ? '(min-width: 62rem) 58vw, 100vw' : '14rem'}
      />
      <div>
        <p className="meta story__meta">
          <time dateTime={item.day}>{longDate(item.day)}</time>
          <span>{newsCategories[item.category]}</span>
        </p>
        <h3 className={leads ? 'd-2' : 'd-3'}>
          <a className="cover-link" href={articlePath(item.slug)}>
            {item.title}
          </a>
        </h3>
        <p className={leads ? 'story__excerpt lead' : 'story__excerpt'}>{item.excerpt}</p>
      </div>
    </article>
  );
}
