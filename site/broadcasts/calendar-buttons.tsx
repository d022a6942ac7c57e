import './calendar-buttons.css';
import type { UpcomingBroadcast } from '#content/broadcasts';
import { buttonClass, newTab } from '../ui/button.tsx';
import { ExternalMark } from '../ui/external-mark.tsx';
import { Icon } from '../ui/icon.tsx';
import { googleAddress, outlookAddress } from './calendar-links.ts';

interface CalendarButtonsProps {
  broadcast: UpcomingBroadcast;
  origin: string;
}

export function CalendarButtons({ broadcast, origin }: CalendarButtonsProps) {
  const path = `/transmissoes/${broadcast.slug}`;
  const entry = { ...broadcast, url: `${origin}${path}` };
  const about = <span className="vh">: {broadcast.title}</span>;
  return (
    <div className="cast-buttons">
      <a className={buttonClass('small')} href={`${path}.ics?lembrete=15`} download="">
        <Icon name="bell" />
        Lembrete{about}
      </a>
      <details className="cast-calendar">
        <summary className={buttonClass(['ghost', 'small'])}>
          <Icon name="calendar" />
          Adicionar ao calendário{about}
        </summary>
        <ul>
          <li>
            <a href={`${path}.ics`} download="">
              Arquivo .ics
              <Icon name="download" />
            </a>
          </li>
          <li>
            <a href={googleAddress(entry)} {...newTab}>
              Google Agenda
              <ExternalMark />
            </a>
          </li>
          <li>
            <a href={outlookAddress(entry)} {...newTab}>
              Outlook
              <ExternalMark />
            </a>
          </li>
        </ul>
      </details>
    </div>
  );
}
