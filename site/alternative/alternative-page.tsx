import { paths } from '../../lib/paths.ts';
import './alternative-page.css';
import type { ReactNode } from 'react';
import type { AthleteSummary } from '#content/athletes';
import type { RecordedBroadcast } from '#content/broadcasts';
import type { Event } from '#content/events';
import type { NewsSummary } from '#content/news';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { NewsRow } from '../ui/cards/news-card.tsx';
import { GoLink } from '../ui/controls/button.tsx';
import { Athletes } from './athletes.tsx';
import { FeaturedEvents } from './featured-events.tsx';
import { Hero } from './hero.tsx';
import { PastBroadcasts } from './past-broadcasts.tsx';

interface AlternativePageProps {
  events: Event[];
  broadcasts: RecordedBroadcast[];
  athletes: AthleteSummary[];
  news: NewsSummary[];
  now: Date;
  /** The newsletter box, which belongs to another subject. */
  children: ReactNode;
}

/** Every block of the specification's other landing page, in its order; one with nothing to show is left out. */
export function AlternativePage(props: AlternativePageProps) {
  const { events, broadcasts, athletes, news, now, children } = props;
  return (
    <>
      <Hero />
      {events.length > 0 ? <FeaturedEvents events={events} now={now} /> : null}
      {broadcasts.length > 0 ? <PastBroadcasts broadcasts={broadcasts} /> : null}
      {athletes.length > 0 ? <Athletes athletes={athletes} /> : null}
      {children}
      {news.length > 0 ? <LatestNews news={news} /> : null}
    </>
  );
}

function LatestNews({ news }: Pick<AlternativePageProps, 'news'>) {
  return (
    <section className="section" aria-labelledby="ultimas-noticias">
      <div className="wrap alt-news__wrap">
        <LineHeading id="ultimas-noticias">Últimas notícias</LineHeading>
        <NewsRow news={news} brief />
        <GoLink href={paths.news}>Ver todas as notícias</GoLink>
      </div>
    </section>
  );
}
