import type { Athlete } from '#content/athletes';
import type { ServiceCard } from '#content/services';
import type { AthleteGroup } from '../../lib/vocabulary.ts';
import type { NoticeText } from '../ui/controls/notice.tsx';
import { inOwnLooks } from '../ui/media/own-looks.ts';
import { AthleteBrowser } from './athlete-browser.tsx';
import { AthleteSupport } from './athlete-support.tsx';
import { AthletesHero } from './athletes-hero.tsx';
import { MemorialBlock } from './memorial-block.tsx';
import { byGroup, findAthletes } from './search.ts';

interface AthletesPageProps {
  athletes: Athlete[];
  /** What one can ask for. */
  services: readonly ServiceCard[];
  /** Whether there is a page that names the training centres. */
  hasCentres: boolean;
  group: AthleteGroup;
  term: string;
  notice: NoticeText | undefined;
  now: Date;
}

export function AthletesPage(props: AthletesPageProps) {
  const { athletes, services, hasCentres, group, term, notice, now } = props;
  // Over all groups, so that no search or tab gives a person another one's picture.
  const found = byGroup(findAthletes(inOwnLooks(athletes), term));
  return (
    <>
      <AthletesHero group={group} term={term} />
      <AthleteBrowser found={found} group={group} term={term} notice={notice} />
      <MemorialBlock />
      <AthleteSupport services={services} hasCentres={hasCentres} now={now} />
    </>
  );
}
