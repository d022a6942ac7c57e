import './agenda-page.css';
import type { EventPlace, MonthEvent } from '#content/events';
import type { Session } from '#content/sessions';
import { capitalise } from '../../lib/capitalise.ts';
import { counted } from '../../lib/counts.ts';
import { monthTitle } from '../../lib/month.ts';
import { crumbsOf } from '../addresses/crumbs.ts';
import { Icon } from '../drawings/icon.tsx';
import { Masthead } from '../layout/masthead.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';
import type { AgendaView } from './agenda-view.ts';
import { Calendar } from './calendar.tsx';
import { DayClasses } from './day-classes.tsx';
import { EventList, type NextEvent } from './event-list.tsx';
import { Filters } from './filters.tsx';
import { MonthRuler } from './month-ruler.tsx';
import { Subscribe } from './subscribe.tsx';
import type { ListPage } from './turn-list.ts';

interface AgendaPageProps {
  view: AgendaView;
  list: ListPage;
  monthEvents: MonthEvent[];
  places: EventPlace[];
  next: NextEvent | undefined;
  origin: string;
  /** Classes of the chosen day. */
  sessions: readonly Session[];
  now: Date;
}

export function AgendaPage(props: AgendaPageProps) {
  const { view, list, monthEvents, places, next, sessions, origin, now } = props;
  return (
    <>
      <Masthead
        mix="ruler"
        title="Agenda de Eventos"
        {...crumbsOf('events')}
        lead={<Summary view={view} events={monthEvents} />}
        south={<MonthRuler view={view} events={monthEvents} />}
      />
      <div className="page agenda">
        <button
          className={`${buttonClass('ghost')} agenda__open`}
          type="button"
          popoverTarget="calendario-e-filtros"
        >
          <Icon name="calendar" />
          Calendário e filtros
        </button>
        {/* On a phone a sheet behind the button above; on wide screens a column like any other. */}
        <div className="in-place agenda__side" id="calendario-e-filtros" popover="auto">
          <button
            className={`${buttonClass(['ghost', 'small'])} agenda__close`}
            type="button"
            popoverTarget="calendario-e-filtros"
            popoverTargetAction="hide"
          >
            <Icon name="close" />
            Fechar
          </button>
          <Calendar view={view} events={monthEvents} />
          <Filters view={view} places={places} empty={list.total === 0} />
        </div>
        <div className="agenda__main">
          <EventList {...{ view, list, next, now }} />
          <DayClasses sessions={sessions} />
        </div>
        <Subscribe {...{ view, places, origin }} />
      </div>
    </>
  );
}

/** 'Maio de 2025: 6 eventos em 3 municípios.' */
function Summary({ view, events }: { view: AgendaView; events: MonthEvent[] }) {
  const towns = new Set(events.map(({ town }) => town)).size;
  const found =
    events.length === 0
      ? 'nenhum evento marcado'
      : `${counted(events.length, 'evento', 'eventos')} em ${counted(towns, 'município', 'municípios')}`;
  return (
    <span id="agenda-resumo" data-region="">
      {capitalise(monthTitle(view.month))}: {found}.
      <span className="screen-only">
        {events.length === 0
          ? ' Escolha qualquer dia no calendário.'
          : ' Escolha um dia marcado na linha ou qualquer dia no calendário.'}
      </span>
    </span>
  );
}
