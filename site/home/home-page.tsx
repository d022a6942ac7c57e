import './home-page.css';
import type { ReactNode } from 'react';
import type { Event } from '#content/events';
import type { Home } from '#content/home';
import type { LiveStream } from '#content/live-stream';
import type { Municipality } from '#content/municipalities';
import type { NewsSummary } from '#content/news';
import type { ServiceCard } from '#content/services';
import type { SiteSettings } from '#content/site-settings';
import type { SocialPost } from '#content/social-posts';
import { Featured } from './featured.tsx';
import { FeaturedAthletes } from './featured-athletes.tsx';
import { Hero } from './hero.tsx';
import { Impact } from './impact.tsx';
import { LiveBlock } from './live-block.tsx';
import type { NearToday } from './near-today.ts';
import { QuickAccess } from './quick-access.tsx';
import { RecentNews } from './recent-news.tsx';
import { Social } from './social.tsx';
import { UpcomingEvents } from './upcoming-events.tsx';

interface HomePageProps {
  home: Home;
  near: NearToday;
  services: readonly ServiceCard[];
  stream: LiveStream | undefined;
  savesData: boolean;
  municipalities: Municipality[];
  events: Event[];
  news: NewsSummary[];
  posts: SocialPost[];
  social: SiteSettings['social'];
  now: Date;
  /** The newsletter box, which belongs to another subject. */
  children: ReactNode;
}

/** Every block of the specification, in its order. */
export function HomePage({
  home,
  near,
  services,
  stream,
  savesData,
  municipalities,
  events,
  news,
  posts,
  social,
  now,
  children,
}: HomePageProps) {
  return (
    <div className={home.hidesPublicity ? 'home meets-foot' : 'home'}>
      <Hero {...home.hero} nextEvents={home.nextEvents} near={near} now={now} />
      <QuickAccess cards={home.quickAccess} services={services} now={now} />
      {home.featured.length > 0 ? <Featured items={home.featured} /> : null}
      <LiveBlock stream={stream} channel={social.youtube} savesData={savesData} />
      {home.impact.length > 0 ? (
        <Impact figures={home.impact} municipalities={municipalities} />
      ) : null}
      <UpcomingEvents events={events} now={now} />
      {home.athletes.length > 0 ? <FeaturedAthletes athletes={home.athletes} /> : null}
      {news.length > 0 ? <RecentNews news={news} /> : null}
      {children}
      {home.hidesPublicity ? null : <Social addresses={social} posts={posts} />}
    </div>
  );
}
