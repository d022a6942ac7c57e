import './all-broadcasts.css';
import type { RecordedBroadcast, UpcomingBroadcast } from '#content/broadcasts';
import { counted } from '../../lib/counts.ts';
import { broadcastCategories } from '../../lib/vocabulary.ts';
import { pageTitle } from '../addresses/page-title.ts';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { recordingRow, upcomingRow } from '../ui/cards/picture-row.ts';
import { PictureList } from '../ui/cards/picture-rows.tsx';
import { Pagination, withPage } from '../ui/controls/pagination.tsx';
import { allAddress, type Choice, tabs } from './choose-broadcasts.ts';

/** One page of all broadcasts of a tab, or of one category in it. */
export interface AllOfTab {
  broadcasts: (UpcomingBroadcast | RecordedBroadcast)[];
  total: number;
  page: number;
  last: number;
}

/** 'Ver todas': the whole archive or schedule as rows, each leading to its own page. */
export function AllBroadcasts({ choice, all }: { choice: Choice; all: AllOfTab }) {
  const { broadcasts, total, page, last } = all;
  return (
    <section aria-labelledby="todas">
      <LineHeading id="todas">
        {pageTitle(
          `Todas as ${tabs[choice.tab].toLowerCase()}`,
          choice.category && broadcastCategories[choice.category],
        )}
      </LineHeading>
      <p className="all-casts__count" data-announce="">
        {withPage(counted(total, 'transmissão', 'transmissões'), page, last)}
      </p>
      <div className="picture-rows">
        <PictureList
          rows={broadcasts.map((one) => ('time' in one ? upcomingRow(one) : recordingRow(one)))}
        />
      </div>
      <Pagination
        label="Páginas de transmissões"
        page={page}
        last={last}
        to={(number) => allAddress(choice, number)}
      />
    </section>
  );
}
