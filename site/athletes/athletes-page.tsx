import type { Athlete } from '#content/athletes';
import type { AthleteGroup } from '../../lib/vocabulary.ts';
import type { NoticeText } from '../ui/controls/notice.tsx';
import { AthleteBrowser } from './athlete-browser.tsx';
import { AthleteSupport } from './athlete-support.tsx';
import { AthletesHero } from './athletes-hero.tsx';
import { MemorialBlock } from './memorial-block.tsx';
import { byGroup, findAthletes } from './search.ts';

interface AthletesPageProps {
  athletes: Athlete[];
  group: AthleteGroup;
  term: string;
  notice: NoticeText | undefined;
}

export function AthletesPage({ athletes, group, term, notice }: AthletesPageProps) {
  const found = byGroup(findAthletes(athletes, term));
  return (
    <>
      <AthletesHero group={group} term={term} />
      <AthleteBrowser found={found} group={group} term={term} notice={notice} />
      <MemorialBlock />
      <AthleteSupport />
    </>
  );
}
