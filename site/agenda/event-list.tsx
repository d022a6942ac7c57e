import { eventPath } from '../../lib/paths.ts';
import './event-list.css';
import type { Event } from '#content/events';
import { counted } from '../../lib/counts.ts';
import { longDate } from '../../lib/dates.ts';
import { dayAndMonth, monthOf } from '../../lib/month.ts';
import { EventCard } from '../ui/cards/event-card.tsx';
import { timeWords } from '../ui/cards/event-time.ts';
import { GoLink } from '../ui/controls/button.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';
import { EmptyState } from '../ui/controls/empty-state.tsx';
import { Notice } from '../ui/controls/notice.tsx';
import { Pagination, withPage } from '../ui/controls/pagination.tsx';
import { type AgendaView, agendaAddress } from './agenda-view.ts';
import type { ListPage } from './turn-list.ts';

export interface NextEvent {
  event: Event;
  /** False when no coming event matches the filters and this is the next of all. */
  matches: boolean;
}

interface EventListProps {
  view: AgendaView;
  list: ListPage;
  next: NextEvent | undefined;
  now: Date;
}

export function EventList({ view, list, next, now }: EventListProps) {
  const title = view.day ? `Mostrando eventos para ${longDate(view.day)}` : 'Todos os eventos';
  const { categoria, local } = view.query;
  const notice = view.notice ?? list.notice;
  return (
    <section
      className="event-list"
      id="agenda-lista"
      aria-labelledby="agenda-titulo"
      data-region=""
    >
      <p className="vh" data-announce="">
        {title}: {countText(list)}
      </p>
      {notice ? <Notice {...notice} /> : null}
      <div className="event-list__head">
        <h2 className="d-1" id="agenda-titulo" tabIndex={-1} data-list-top="">
          {title}
        </h2>
        {view.day ? (
          <a
            className="go"
            id="ver-todos"
            href={agendaAddress({ data: 'todas', categoria, local, mes: turned(view) })}
            data-instant=""
            data-focus="agenda-titulo"
          >
            Ver todos
          </a>
        ) : null}
      </div>
      {list.total > 0 ? (
        <>
          {list.ahead.length > 0 ? (
            <Cards events={list.ahead} {...{ view, now }} />
          ) : list.page === 1 ? (
            <p>Nenhum evento marcado daqui para a frente.</p>
          ) : null}
          {list.past.length > 0 ? (
            <>
              <h3 className="d-2 event-list__past">Já realizados</h3>
              <Cards events={list.past} {...{ view, now }} />
            </>
          ) : null}
          <Pagination
            label="Partes da lista"
            page={list.page}
            last={list.last}
            to={(page) => agendaAddress({ ...view.query, pagina: String(page) })}
          />
        </>
      ) : (
        <NothingFound next={next} />
      )}
    </section>
  );
}

function Cards({ events, view, now }: { events: Event[]; view: AgendaView; now: Date }) {
  return (
    <ol className="event-list__cards">
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} now={now} withYear={view.day === undefined} />
        </li>
      ))}
    </ol>
  );
}

function countText({ total, page, last }: ListPage): string {
  return total > 0 ? withPage(counted(total, 'evento', 'eventos'), page, last) : 'nenhum evento';
}

/** Its button clears the date, the category and the place. */
function NothingFound({ next }: Pick<EventListProps, 'next'>) {
  return (
    <>
      <EmptyState
        title="Nenhum evento encontrado"
        text="Não há eventos agendados para este dia ou com os filtros selecionados."
      >
        <a
          className={buttonClass()}
          id="ver-todos-os-eventos"
          href={agendaAddress({ data: 'todas' })}
          data-instant=""
          data-focus="agenda-titulo"
        >
          Ver todos os eventos
        </a>
      </EmptyState>
      {next ? (
        <p className="event-list__next">
          <b>
            {next.matches ? 'O próximo é no dia ' : 'O próximo evento da agenda é no dia '}
            {dayAndMonth(next.event.day)}, {timeWords(next.event)}:
          </b>{' '}
          <GoLink href={eventPath(next.event.slug)}>{next.event.title}</GoLink>
        </p>
      ) : null}
    </>
  );
}

/** Keeps the calendar's month when the chosen day is cleared. */
function turned({ month, today }: AgendaView): string | undefined {
  return month === monthOf(today) ? undefined : month;
}
