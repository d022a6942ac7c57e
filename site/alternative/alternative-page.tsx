import './alternative-page.css';
import type { ReactNode } from 'react';
import type { AthleteSummary } from '#content/athletes';
import type { RecordedBroadcast } from '#content/broadcasts';
import type { Event } from '#content/events';
import type { NewsSummary } from '#content/news';
import { GoLink } from '../ui/button.tsx';
import { LineHeading } from '../ui/line-heading.tsx';
import { NewsRow } from '../ui/news-card.tsx';
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

/** Every block of the specification's other landing page, in its order. */
export function AlternativePage(props: AlternativePageProps) {
  return (
    <>
      <Hero />
      <FeaturedEvents events={props.events} now={props.now} />
      <PastBroadcasts broadcasts={props.broadcasts} />
      <Athletes athletes={props.athletes} />
      {props.children}
      <section className="section alt-news" aria-labelledby="ultimas-noticias">
        <div className="wrap">
          <LineHeading id="ultimas-noticias">Últimas notícias</LineHeading>
          <NewsRow news={props.news} />
          <GoLink href="/noticias">Ver todas as notícias</GoLink>
        </div>
      </section>
    </>
  );
}
