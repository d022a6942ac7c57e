import { broadcastPath } from '../../lib/paths.ts';
import './calendar-buttons.css';
import type { UpcomingBroadcast } from '#content/broadcasts';
import { Icon } from '../drawings/icon.tsx';
import { AddToCalendar } from '../ui/controls/add-to-calendar.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';

interface CalendarButtonsProps {
  broadcast: UpcomingBroadcast;
  origin: string;
}

export function CalendarButtons({ broadcast, origin }: CalendarButtonsProps) {
  const path = broadcastPath(broadcast.slug);
  return (
    <div className="cast-buttons">
      <a className={buttonClass('small')} href={`${path}.ics?lembrete=15`} download="">
        <Icon name="bell" />
        Lembrete<span className="vh">: {broadcast.title}</span>
      </a>
      <AddToCalendar
        title={broadcast.title}
        startsAt={broadcast.startsAt.toISOString()}
        endsAt={broadcast.endsAt.toISOString()}
        location={`${origin}${path}`}
        description={broadcast.description}
        icsHref={`${path}.ics`}
      />
    </div>
  );
}
