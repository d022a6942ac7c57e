import { paths } from '../../lib/paths.ts';
import './broadcasts-page.css';
import type { RecordedBroadcast, UpcomingBroadcast } from '#content/broadcasts';
import type { LiveStream } from '#content/live-stream';
import { crumbsOf } from '../addresses/crumbs.ts';
import { Island } from '../islands/island.tsx';
import { Breadcrumb } from '../layout/chrome/breadcrumb.tsx';
import { Notice, type NoticeText } from '../ui/controls/notice.tsx';
import { Tabs } from '../ui/controls/tabs.tsx';
import { AllBroadcasts, type AllOfTab } from './all-broadcasts.tsx';
import { CategoryLinks } from './category-links.tsx';
import { addressOf, type Choice, type TabName, tabs } from './choose-broadcasts.ts';
import { ClosingCalls } from './closing-calls.tsx';
import { LiveStatus } from './live-status.island.tsx';
import { OffAir } from './off-air.tsx';
import { OnAir } from './on-air.tsx';
import { Recordings } from './recordings.tsx';
import { UpcomingList } from './upcoming-list.tsx';

interface BroadcastsPageProps {
  /** Undefined when nothing is on air. */
  stream: LiveStream | undefined;
  /** The browser asks to save data: no player is loaded unasked. */
  savesData: boolean;
  choice: Choice;
  upcoming: UpcomingBroadcast[];
  recordings: RecordedBroadcast[];
  selected: RecordedBroadcast | undefined;
  /** How many the chosen tab and category have, shown or not. */
  total: number;
  /** What 'Ver todas' shows, where it was asked for. */
  all: AllOfTab | undefined;
  channel: string;
  /** The site's address, for links that leave it. */
  origin: string;
  notice: NoticeText | undefined;
  now: Date;
}

export function BroadcastsPage(props: BroadcastsPageProps) {
  const { stream, savesData, choice, channel, origin, notice, now } = props;
  return (
    <>
      <div className="wrap casts-head">
        <Breadcrumb {...crumbsOf('broadcasts')} />
        <h1 className="d-2">Transmissões</h1>
      </div>
      <Stage {...{ stream, savesData, channel, origin }} />
      <div className="wrap casts" id="transmissoes" data-region="" data-may-show="video">
        {notice ? <Notice {...notice} /> : null}
        <CategoryLinks choice={choice} />
        <Tabs
          two
          label="Transmissões"
          tabs={(Object.keys(tabs) as TabName[]).map((tab) => ({
            label: tabs[tab],
            href: addressOf({ ...choice, tab }),
            selected: tab === choice.tab,
          }))}
        />
        {props.all ? (
          <AllBroadcasts choice={choice} all={props.all} />
        ) : choice.tab === 'proximas' ? (
          <UpcomingList
            choice={choice}
            broadcasts={props.upcoming}
            total={props.total}
            origin={origin}
            now={now}
          />
        ) : (
          <Recordings
            choice={choice}
            recordings={props.recordings}
            total={props.total}
            selected={props.selected}
          />
        )}
      </div>
      <ClosingCalls channel={channel} />
    </>
  );
}

const stageId = 'no-ar';

type StageProps = Pick<BroadcastsPageProps, 'stream' | 'savesData' | 'channel' | 'origin'>;

/** What is on air, or that nothing is. */
function Stage({ stream, savesData, channel, origin }: StageProps) {
  const status = (
    <Island
      of={LiveStatus}
      from="broadcasts/live-status"
      when="idle"
      props={{
        address: paths.liveStatus,
        shown: stream?.title ?? '',
        viewers: stream?.viewers ?? 0,
        part: stageId,
      }}
    />
  );
  return (
    <div id={stageId}>
      {stream ? (
        <OnAir
          stream={stream}
          savesData={savesData}
          url={`${origin}${paths.broadcasts}`}
          status={status}
        />
      ) : (
        <>
          <OffAir channel={channel} />
          {status}
        </>
      )}
    </div>
  );
}
