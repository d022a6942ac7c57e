import './calendar.css';
import type { Event } from '#content/events';
import { type Day, dayOfMonth, longDate } from '../../lib/dates.ts';
import { monthTitle, shiftMonth, weekdayName, weeksOf } from '../../lib/month.ts';
import { eventCategories } from '../../lib/vocabulary.ts';
import { Icon } from '../ui/icon.tsx';
import { type AgendaView, agendaAddress } from './agenda-view.ts';
import { capitalise, countEvents, eventsByDay } from './event-days.ts';

const weekdays = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];
const fullWeekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

interface CalendarProps {
  view: AgendaView;
  /** The events of the month that match the category and the place. */
  events: Event[];
}

/** A month as a table of links; `calendar-keys.ts` turns it into a grid for the arrow keys. */
export function Calendar({ view, events }: CalendarProps) {
  const found = eventsByDay(events, view.month);
  const title = monthTitle(view.month);
  return (
    <div className="calendar" id="agenda-calendario" data-region="">
      <div className="calendar__top">
        <h2 className="d-2" id="agenda-mes">
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
            {weekdays.map((weekday, index) => (
              <th key={weekday} scope="col" abbr={fullWeekdays[index]}>
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(view.month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, column) => (
                <td key={day ?? weekdays[column]}>
                  {day ? <DayLink day={day} view={view} events={found.get(day) ?? []} /> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="calendar__key" aria-label="Legenda">
        <li>
          <i className="mark mark--c" />
          Competição
        </li>
        <li>
          <i className="mark" />
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

function DayLink({ day, view, events }: { day: Day; view: AgendaView; events: Event[] }) {
  const { categoria, local } = view.query;
  const isToday = day === view.today;
  const isChosen = day === view.day;
  const competes = events.some(({ category }) => category === 'competicao');
  const others = events.some(({ category }) => category !== 'competicao');
  const classes = {
    day: true,
    'day--c': competes,
    'day--o': others,
    'day--today': isToday,
    'day--chosen': isChosen,
  };
  return (
    <a
      className={Object.keys(classes)
        .filter((name) => classes[name as keyof typeof classes])
        .join(' ')}
      id={`dia-${day}`}
      data-day={day}
      href={agendaAddress({ data: day, categoria, local })}
      aria-current={isToday ? 'date' : isChosen ? 'true' : undefined}
      data-instant=""
    >
      <span className="day__number">{dayOfMonth(day)}</span>
      <span className="vh">{spokenRest(day, events, isToday, isChosen)}</span>
      {events.length > 0 ? (
        <span className="day__marks">
          {competes ? <i className="mark mark--c" /> : null}
          {others ? <i className="mark" /> : null}
        </span>
      ) : null}
    </a>
  );
}

/** After the number: ' de maio de 2025, sábado, 2 eventos: Competição e Lazer, dia escolhido' */
function spokenRest(day: Day, events: Event[], isToday: boolean, isChosen: boolean): string {
  const kinds = [...new Set(events.map(({ category }) => eventCategories[category]))];
  const parts = [
    longDate(day).slice(2),
    weekdayName(day),
    events.length > 0 ? `${countEvents(events.length)}: ${listed(kinds)}` : '',
    isToday ? 'hoje' : '',
    isChosen ? 'dia escolhido' : '',
  ];
  return parts.filter(Boolean).join(', ');
}

const listed = (words: string[]) => new Intl.ListFormat('pt-BR').format(words);

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
