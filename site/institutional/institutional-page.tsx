import type { ReactNode } from 'react';
import type { Institution } from '#content/institution';
import type { TeamMember } from '#content/team';
import { Notice, type NoticeText } from '../ui/controls/notice.tsx';
import { HouseHead } from './house-head.tsx';
import { HouseTabs, type HouseTabsProps } from './house-tabs.tsx';
import { SecretaryMessage } from './secretary-message.tsx';
import { Team } from './team.tsx';
import { Values } from './values.tsx';

interface InstitutionalPageProps {
  institution: Institution;
  team: TeamMember[];
  tabs: HouseTabsProps;
  notice: NoticeText | undefined;
  /** The contact form, which belongs to another subject. */
  children: ReactNode;
}

export function InstitutionalPage({
  institution,
  team,
  tabs,
  notice,
  children,
}: InstitutionalPageProps) {
  return (
    <>
      <HouseHead institution={institution} />
      {notice ? (
        <div className="wrap house-notice">
          <Notice {...notice} />
        </div>
      ) : null}
      <Values values={institution.values} />
      {institution.secretary ? <SecretaryMessage secretary={institution.secretary} /> : null}
      {team.length > 0 ? <Team team={team} /> : null}
      <HouseTabs {...tabs} />
      {children}
    </>
  );
}
