import type { EventMark } from '#content/events';
import { counted } from '../../lib/counts.ts';
import { type Day, dayOfMonth, longDate } from '../../lib/dates.ts';
import { eventCategories } from '../../lib/vocabulary.ts';
import { weekdayName } from '../../lib/weekdays.ts';
import { type AgendaView, agendaAddress } from './agenda-view.ts';

/** A day of the calendar: a number on screen, a full sentence for screen readers. */
export function DayLink({
  day,
  view,
  events,
}: {
  day: Day;
  view: AgendaView;
  events: EventMark[];
}) {
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
function spokenRest(day: Day, events: EventMark[], isToday: boolean, isChosen: boolean): string {
  const kinds = [...new Set(events.map(({ category }) => eventCategories[category]))];
  const parts = [
    longDate(day).slice(2),
    weekdayName(day),
    events.length > 0 ? `${counted(events.length, 'evento', 'eventos')}: ${listed(kinds)}` : '',
    isToday ? 'hoje' : '',
    isChosen ? 'dia escolhido' : '',
  ];
  return parts.filter(Boolean).join(', ');
}

const listed = (words: string[]) => new Intl.ListFormat('pt-BR').format(words);
