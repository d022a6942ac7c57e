import { eventPath } from '../../lib/paths.ts';
import './month-sheet.css';
import type { MonthEvent } from '#content/events';
import type { Municipality } from '#content/municipalities';
import type { SiteSettings } from '#content/site-settings';
import { capitalise } from '../../lib/capitalise.ts';
import { counted } from '../../lib/counts.ts';
import { dayOfMonth, monthName } from '../../lib/dates.ts';
import { dayAndMonth, type Month } from '../../lib/month.ts';
import { type EventCategory, eventCategories, eventStatuses } from '../../lib/vocabulary.ts';
import { plainWeekday, weekdayOf } from '../../lib/weekdays.ts';
import { Sheet, SheetHead } from '../paper/sheet.tsx';
import { agendaAddress } from './agenda-view.ts';
import { MonthLine } from './month-line.tsx';
import { planSheet } from './sheet-plan.ts';

interface MonthSheetProps {
  month: Month;
  category: EventCategory | undefined;
  place: Municipality | undefined;
  events: MonthEvent[];
  municipalities: readonly Municipality[];
  contact: SiteSettings['contact'];
  address: string;
}

/** The agenda of a month on one page: dates first, so that one finds the day from afar. */
export function MonthSheet(props: MonthSheetProps) {
  const { month, category, place, events, municipalities, contact, address } = props;
  const { size, columns, left } = planSheet(events);
  const back = agendaAddress({
    data: 'todas',
    categoria: category,
    local: place?.slug,
    mes: month,
  });
  return (
    <Sheet
      {...{ address, contact }}
      invitation={left > 0 ? `E mais ${counted(left, 'evento', 'eventos')}` : 'Detalhes e mudanças'}
      back={{ name: 'Voltar para a agenda', path: back }}
    >
      <SheetHead
        over={`Agenda de Eventos${category ? `: ${eventCategories[category]}` : ''}`}
        title={capitalise(monthName(`${month}-01`))}
        aside={`de ${month.slice(0, 4)}`}
        below={<p className="month-sheet__place">{place ? `em ${place.name}` : 'no Amapá'}</p>}
      />
      <MonthLine month={month} events={events} />
      {events.length === 0 ? (
        <p className="month-sheet__none">Nenhum evento marcado neste mês por enquanto.</p>
      ) : (
        <div className={`month-sheet month-sheet--${size}`}>
          {columns.map((column) => (
            <ol key={column[0]?.id}>
              {column.map((event) => (
                <SheetEvent
                  key={event.id}
                  event={event}
                  town={municipalities.find(({ id }) => id === event.town)}
                />
              ))}
            </ol>
          ))}
        </div>
      )}
    </Sheet>
  );
}

interface SheetEventProps {
  event: MonthEvent;
  town: Municipality | undefined;
}

function SheetEvent({ event, town }: SheetEventProps) {
  const { day, lastDay, status, time, place } = event;
  return (
    <li className={rowClass(event)}>
      <p className="month-sheet__day">
        <b className="fig month-sheet__figure">{String(dayOfMonth(day)).padStart(2, '0')}</b>
        <span>{plainWeekday(weekdayOf(day))}</span>
      </p>
      <div>
        <h2 className="sheet__lines">
          {status === 'confirmado' ? null : <em>{eventStatuses[status]}: </em>}
          <a className="quiet-link" href={eventPath(event.slug)}>
            {event.title}
          </a>
        </h2>
        <p className="sheet__lines month-sheet__where">
          <b>{town?.name ?? 'Amapá'}</b>, {place}
        </p>
        <p className="month-sheet__when">
          {capitalise(time)}
          {lastDay === day ? '' : `, até ${dayAndMonth(lastDay)}`}
        </p>
      </div>
    </li>
  );
}

function rowClass({ category, status }: MonthEvent): string | undefined {
  const classes = [
    category === 'competicao' ? 'month-sheet__competition' : '',
    status === 'cancelado' ? 'month-sheet__off' : '',
  ];
  return classes.filter(Boolean).join(' ') || undefined;
}
