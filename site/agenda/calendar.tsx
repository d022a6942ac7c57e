import './calendar.css';
import type { EventMark } from '#content/events';
import { capitalise } from '../../lib/capitalise.ts';
import { dayOfMonth } from '../../lib/dates.ts';
import { monthTitle, shiftMonth } from '../../lib/month.ts';
import { Icon } from '../drawings/icon.tsx';
import { Island } from '../islands/island.tsx';
import { type AgendaView, agendaAddress } from './agenda-view.ts';
import { eventsByDay } from './event-days.ts';
import { MonthGrid, type MonthGridProps } from './month-grid.island.tsx';

interface CalendarProps {
  view: AgendaView;
  /** The events of the month that match the category and the place. */
  events: EventMark[];
}

export function Calendar({ view, events }: CalendarProps) {
  return (
    <div className="calendar" id="agenda-calendario" data-region="">
      <div className="calendar__top">
        {/* Not in the index of phones: there the calendar is hidden until it is opened. */}
        <h2 className="d-2" id="agenda-mes" data-announce="" data-no-index="">
          {capitalise(monthTitle(view.month))}
        </h2>
        <div className="calendar__leaf">
          <Leaf view={view} by={-1} id="mes-anterior" label="Mês anterior" icon="back" />
          <Leaf view={view} by={1} id="mes-seguinte" label="Próximo mês" icon="go" />
        </div>
      </div>
      <Island
        of={MonthGrid}
        from="agenda/month-grid"
        when="touched"
        props={monthGridOf(view, events)}
      />
      <ul className="calendar__key" aria-label="Legenda">
        <li>
          <i className="kind-sign kind-sign--c calendar__mark" />
          Competição
        </li>
        <li>
          <i className="kind-sign calendar__mark" />
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

function monthGridOf(view: AgendaView, events: EventMark[]): MonthGridProps {
  const { month, today, day, query } = view;
  const found = [...eventsByDay(events, month)].filter(([, marks]) => marks.length > 0);
  return {
    month,
    today,
    chosen: day,
    events: Object.fromEntries(
      found.map(([on, marks]) => [dayOfMonth(on), marks.map(({ category }) => category)]),
    ),
    address: agendaAddress({ data: month, categoria: query.categoria, local: query.local }),
  };
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
