import './add-to-calendar.css';
import {
  type CalendarLinkEntry,
  googleCalendarAddress,
  outlookCalendarAddress,
} from '../../../lib/calendar-links.ts';
import { Icon } from '../../drawings/icon.tsx';
import { buttonClass, newTab } from './button-class.ts';
import { ExternalMark } from './external-mark.tsx';

interface AddToCalendarProps extends CalendarLinkEntry {
  /** The entry as a file; also names the panel, so each address may stand once on a page. */
  icsHref: string;
  /** On the page of the entry it is the main thing to do. */
  main?: boolean;
  label?: string;
  /** The id of the heading that says what would be added. */
  describedBy?: string;
}

/** A button that offers three calendars. The platform's popover opens and closes it without a script. */
export function AddToCalendar({
  icsHref,
  main = false,
  label = 'Adicionar ao calendário',
  describedBy,
  ...entry
}: AddToCalendarProps) {
  const id = `adicionar-${icsHref.replace(/\W+/g, '-')}`;
  return (
    <div className="screen-only">
      <button
        className={buttonClass(main ? [] : ['ghost', 'small'])}
        type="button"
        popoverTarget={id}
        aria-describedby={describedBy}
      >
        <Icon name="calendar" />
        {label}
      </button>
      <div className="add-cal__panel" id={id} popover="auto">
        <p>Em qual calendário?</p>
        <ul>
          <li>
            <a href={googleCalendarAddress(entry)} {...newTab}>
              Google Agenda
              <ExternalMark />
            </a>
          </li>
          <li>
            <a href={outlookCalendarAddress(entry)} {...newTab}>
              Outlook
              <ExternalMark />
            </a>
          </li>
          <li>
            <a href={icsHref} download="">
              Arquivo de calendário (.ics)
              <Icon name="download" />
            </a>
          </li>
        </ul>
      </div>
    </div>
  );
}
