import { counted } from '../../lib/counts.ts';
import { type Day, dayOfMonth, longDate } from '../../lib/dates.ts';
import { type EventCategory, eventCategories } from '../../lib/vocabulary.ts';
import { weekdayName } from '../../lib/weekdays.ts';

interface DayLinkProps {
  id: string;
  day: Day;
  href: string;
  /** The category of each event. */
  events: readonly EventCategory[];
  isToday: boolean;
  isChosen: boolean;
  /** The one that Tab leads to at first, where there is a script. */
  isFirst: boolean;
  /** Whether Tab leads to it now; undefined before a day had the focus. */
  isStop: boolean | undefined;
}

/** A day of the calendar: a number on screen, a full sentence for screen readers. */
export function DayLink(props: DayLinkProps) {
  const { id, day, href, events, isToday, isChosen, isFirst, isStop } = props;
  const competes = events.includes('competicao');
  const others = events.some((category) => category !== 'competicao');
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
      id={id}
      data-day={day}
      href={href}
      aria-current={isToday ? 'date' : isChosen ? 'true' : undefined}
      data-instant=""
      data-scripted={isFirst ? undefined : 'tabindex=-1'}
      tabIndex={isStop === undefined ? undefined : isStop ? 0 : -1}
    >
      <span className="day__number">{dayOfMonth(day)}</span>
      <span className="vh">{spokenRest(day, events, isToday, isChosen)}</span>
      {events.length > 0 ? (
        <>
          {' '}
          <span className="day__marks">
            {competes ? <i className="kind-sign kind-sign--c" /> : null}
            {competes && others ? ' ' : null}
            {others ? <i className="kind-sign" /> : null}
          </span>
        </>
      ) : null}
    </a>
  );
}

/** After the number: ' de maio de 2025, sábado, 2 eventos: Competição e Lazer, dia escolhido' */
function spokenRest(
  day: Day,
  events: readonly EventCategory[],
  isToday: boolean,
  isChosen: boolean,
): string {
  const kinds = [...new Set(events.map((category) => eventCategories[category]))];
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
