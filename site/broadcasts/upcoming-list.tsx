import { broadcastPath } from '../../lib/paths.ts';
import '../ui/cards/line-row.css';
import './upcoming-list.css';
import type { UpcomingBroadcast } from '#content/broadcasts';
import { otherYear } from '../../lib/dates.ts';
import { DateMark } from '../ui/cards/date-mark.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';
import { EmptyState } from '../ui/controls/empty-state.tsx';
import { tabId } from '../ui/controls/tabs.tsx';
import { Frame } from '../ui/media/frame.tsx';
import { inOwnLooks } from '../ui/media/own-looks.ts';
import { CalendarButtons } from './calendar-buttons.tsx';
import { addressOf, allAddress, type Choice, listWords, tabs } from './choose-broadcasts.ts';

interface UpcomingListProps {
  choice: Choice;
  broadcasts: UpcomingBroadcast[];
  /** With those that only 'Ver todas' shows. */
  total: number;
  origin: string;
  now: Date;
}

export function UpcomingList({ choice, broadcasts, total, origin, now }: UpcomingListProps) {
  return (
    <section aria-labelledby="proximas">
      <h2 className="vh" id="proximas">
        Próximas transmissões
      </h2>
      <p className="vh" data-announce="">
        {listWords(choice, total)}
      </p>
      {broadcasts.length === 0 ? (
        <NothingAhead choice={choice} />
      ) : (
        <>
          <ol className="line-row next-casts">
            {inOwnLooks(broadcasts).map((broadcast) => (
              <li key={broadcast.slug}>
                <Thumbnail broadcast={broadcast} now={now} />
                <h3 className="d-3">
                  <a className="quiet-link" href={broadcastPath(broadcast.slug)}>
                    {broadcast.title}
                  </a>
                </h3>
                <p>{broadcast.description}</p>
                <CalendarButtons broadcast={broadcast} origin={origin} />
              </li>
            ))}
          </ol>
          <a
            className="go next-casts__all"
            id="ver-todas"
            href={allAddress(choice)}
            data-instant=""
          >
            Ver todas
          </a>
        </>
      )}
    </section>
  );
}

/** Day and hour hang from the picture, which stays whole. */
function Thumbnail({ broadcast, now }: { broadcast: UpcomingBroadcast; now: Date }) {
  const { day, time, picture, title } = broadcast;
  return (
    <>
      <Frame
        className="next-casts__picture"
        picture={picture}
        shape="1x1"
        name={title}
        sizes="(min-width: 62rem) 25vw, (min-width: 44rem) 50vw, 100vw"
      />
      <p className="next-casts__when night">
        <DateMark mix="next-casts" day={day} time={time} below={otherYear(day, now)}>
          <span className="next-casts__time" aria-hidden="true">
            {time}
          </span>
        </DateMark>
      </p>
    </>
  );
}

function NothingAhead({ choice }: { choice: Choice }) {
  const filtered = choice.category !== undefined;
  return (
    <EmptyState
      title="Nenhuma transmissão marcada"
      text="Ainda não há próximas transmissões nesta categoria. Veja as outras ou reveja uma gravação."
    >
      <a
        className={buttonClass()}
        href={addressOf(
          filtered ? { ...choice, category: undefined } : { ...choice, tab: 'anteriores' },
        )}
        data-instant=""
        data-focus={filtered ? 'categoria-todas' : tabId(tabs.anteriores)}
      >
        {filtered ? 'Ver todas as categorias' : 'Ver transmissões anteriores'}
      </a>
    </EmptyState>
  );
}
