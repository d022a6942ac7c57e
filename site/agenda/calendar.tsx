import './calendar.css';
import type { EventMark } from '#content/events';
import { capitalise } from '../../lib/capitalise.ts';
import { monthTitle, shiftMonth, weeksOf } from '../../lib/month.ts';
import { plainWeekday, shortWeekday, week } from '../../lib/weekdays.ts';
import { Icon } from '../drawings/icon.tsx';
import { type AgendaView, agendaAddress } from './agenda-view.ts';
import { DayLink } from './day-link.tsx';
import { eventsByDay } from './event-days.ts';

interface CalendarProps {
  view: AgendaView;
  /** The events of the month that match the category and the place. */
  events: EventMark[];
}

/** A month as a table of links; `calendar-keys.client.ts` turns it into a grid for the arrow keys. */
export function Calendar({ view, events }: CalendarProps) {
  const found = eventsByDay(events, view.month);
  const title = monthTitle(view.month);
  return (
    <div className="calendar" id="agenda-calendario" data-region="">
      <div className="calendar__top">
        {/* Not in the index of phones: there the calendar is hidden until it is opened. */}
        <h2 className="d-2" id="agenda-mes" data-announce="" data-no-index="">
          {capitalise(title)}
        </h2>
        <div className="calendar__leaf">
          <Leaf view={view} by={-1} id="mes-anterior" label="Mês anterior" icon="back" />
          <Leaf view={view} by={1} id="mes-seguinte" label="Próximo mês" icon="go" />
        </div>
      </div>
      <table>
        <caption className="vh">Calendário de {title}</caption>
        <thead>
          <tr>
            {week.map((weekday) => (
              <th key={weekday} scope="col" abbr={plainWeekday(weekday)}>
                {shortWeekday(weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(view.month).map((row) => (
            <tr key={row.find(Boolean)}>
              {row.map((day, column) => (
                <td key={day ?? week[column]}>
                  {day ? <DayLink day={day} view={view} events={found.get(day) ?? []} /> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="calendar__key" aria-label="Legenda">
        <li>
          <i className="mark mark--c calendar__mark" />
          Competição
        </li>
        <li>
          <i className="mark calendar__mark" />
          Outras categorias
        </li>
        <li>
          <i className="calendar__sample calendar__sample--today" />
          Hoje
        </li>
        <li>
          <i className="calendar__sample" />
          Dia escolhido
        </li>
      </ul>
    </div>
  );
}

interface LeafProps {
  view: AgendaView;
  by: number;
  id: string;
  label: string;
  icon: 'back' | 'go';
}

/** Turns to another month; the list below keeps its day. */
function Leaf({ view, by, id, label, icon }: LeafProps) {
  const month = shiftMonth(view.month, by);
  if (!month) return null;
  const { data, categoria, local } = view.query;
  return (
    <a
      className="calendar__turn"
      id={id}
      href={agendaAddress({ data, categoria, local, mes: month })}
      data-instant=""
    >
      <Icon name={icon} />
      <span className="vh">
        {label}: {monthTitle(month)}
      </span>
    </a>
  );
}
