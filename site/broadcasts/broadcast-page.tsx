import { broadcastPath } from '../../lib/paths.ts';
import './broadcast-page.css';
import type { RecordedBroadcast, UpcomingBroadcast } from '#content/broadcasts';
import type { Results } from '#content/results';
import { longDate, otherYear } from '../../lib/dates.ts';
import { broadcastCategories } from '../../lib/vocabulary.ts';
import { crumbsIn } from '../addresses/crumbs.ts';
import { Masthead } from '../layout/masthead.tsx';
import { DateMark } from '../ui/cards/date-mark.tsx';
import { ResultSection } from '../ui/cards/result-section.tsx';
import { ButtonLink, GoLink } from '../ui/controls/button.tsx';
import { Share } from '../ui/controls/share.tsx';
import { Tag } from '../ui/controls/tag.tsx';
import { Frame } from '../ui/media/frame.tsx';
import { Video } from '../ui/media/video.tsx';
import { watchAddress } from '../ui/media/video-address.ts';
import { CalendarButtons } from './calendar-buttons.tsx';
import { addressOf } from './choose-broadcasts.ts';
import { type Other, OtherBroadcasts } from './other-broadcasts.tsx';
import { RecordingFacts } from './recording-facts.tsx';

type BroadcastPageProps = { others: Other[]; origin: string; now: Date } & (
  | { recording: RecordedBroadcast; results: Results; upcoming?: undefined }
  | { upcoming: UpcomingBroadcast; results?: undefined; recording?: undefined }
);

/** One broadcast: a recording with its player, or what is still to come with its hour. */
export function BroadcastPage(props: BroadcastPageProps) {
  const { recording, results, upcoming, others, origin, now } = props;
  const { slug, title, description, category } = recording ?? upcoming;
  return (
    <div className="cast">
      <Masthead
        mix="cast"
        title={title}
        lead={description}
        {...crumbsIn('broadcasts', title)}
        south={
          recording ? (
            <RecordingFacts recording={recording} inHead />
          ) : (
            <When {...{ upcoming, now }} />
          )
        }
      />
      <div className="page cast__page">
        <div className={recording ? 'cast__screen' : 'cast__screen cast__screen--still'}>
          {recording ? (
            <Video {...recording} />
          ) : (
            <Frame
              picture={upcoming.picture}
              shape="4x3"
              name={title}
              credited
              sizes="50vw"
              eager
            />
          )}
        </div>
        <div className="cast__words">
          <Tag tone="plain">{broadcastCategories[category]}</Tag>
          {recording ? (
            <ButtonLink href={watchAddress(recording.videoId)} external>
              Assistir no YouTube
            </ButtonLink>
          ) : upcoming.startsAt > now ? (
            <CalendarButtons broadcast={upcoming} origin={origin} />
          ) : (
            <Started upcoming={upcoming} now={now} />
          )}
          <Share id="compartilhar" title={title} url={`${origin}${broadcastPath(slug)}`} />
          <GoLink
            href={addressOf({ tab: recording ? 'anteriores' : 'proximas', category: undefined })}
          >
            {recording ? 'Ver todas as gravações' : 'Ver todas as transmissões'}
          </GoLink>
        </div>
      </div>
      {results ? <ResultSection results={results} /> : null}
      <OtherBroadcasts
        title={recording ? 'Outras gravações' : 'Outras transmissões'}
        broadcasts={others}
      />
    </div>
  );
}

/** No end is recorded: a broadcast counts as over after the usual length. */
function Started({ upcoming, now }: { upcoming: UpcomingBroadcast; now: Date }) {
  return upcoming.endsAt > now ? (
    <p>Esta transmissão já começou. Veja se ainda está no ar na página Ao Vivo.</p>
  ) : (
    <>
      <Tag tone="plain">Realizada</Tag>
      <p>Esta transmissão foi ao ar em {longDate(upcoming.day)}.</p>
    </>
  );
}

/** Day and hour hang from the line, as large as the title above it. */
function When({ upcoming: { day, time }, now }: { upcoming: UpcomingBroadcast; now: Date }) {
  return (
    <p className="cast__when">
      <DateMark mix="cast" day={day} time={time} fullMonth below={otherYear(day, now)}>
        <b className="fig cast__hour" aria-hidden="true">
          {time}
        </b>
      </DateMark>
    </p>
  );
}
