import './month-ruler.css';
import type { EventMark } from '#content/events';
import { capitalise } from '../../lib/capitalise.ts';
import { type Day, dayOfMonth } from '../../lib/dates.ts';
import { dayAndMonth, daysOf, monthTitle } from '../../lib/month.ts';
import { type AgendaView, agendaAddress } from './agenda-view.ts';
import { type PlacedFlag, placeFlags } from './place-flags.ts';

interface MonthRulerProps {
  view: AgendaView;
  /** The events of the month that match the category and the place. */
  events: EventMark[];
}

/** A third line would be written over the flag below. */
const linesOnFlag = 2;

/** The month drawn on the page's line: each day is a mark, each event a flag. */
export function MonthRuler({ view, events }: MonthRulerProps) {
  const days = daysOf(view.month);
  const first = days[0] ?? '';
  // Events that began in the month before are drawn on the first day.
  const startsOn = (day: Day) =>
    events.filter((event) => event.day === day || (day === first && event.day < first));
  const flagged = days.filter((day) => startsOn(day).length > 0);
  const placed = placeFlags(
    flagged.map((day) => ({
      day: dayOfMonth(day),
      letters: Math.max(...named(startsOn(day)).map(({ title }) => shortTitle(title).length)),
    })),
    days.length,
  );
  return (
    <ol
      className="ruler"
      id="agenda-regua"
      data-region=""
      aria-label={`${capitalise(monthTitle(view.month))}: dias com eventos`}
      // Without events nothing in it would be read: a named list of nothing.
      aria-hidden={flagged.length === 0 ? true : undefined}
    >
      {days.map((day) => {
        const flag = placed[flagged.indexOf(day)];
        return (
          <li key={day} className={dayClass(day, view, flag)} aria-hidden={flag ? undefined : true}>
            {flag ? <DayFlag {...{ day, view, flag }} events={startsOn(day)} /> : null}
            <span className="ruler__number">{dayOfMonth(day)}</span>
          </li>
        );
      })}
    </ol>
  );
}

interface DayFlagProps extends Omit<MonthRulerProps, 'view'> {
  day: Day;
  view: AgendaView;
  flag: PlacedFlag;
}

function DayFlag({ day, view, flag, events }: DayFlagProps) {
  const { categoria, local } = view.query;
  const shown = named(events);
  const more = events.length - shown.length;
  return (
    <a
      id={`regua-${day}`}
      className={flagClass(flag)}
      href={`${agendaAddress({ data: day, categoria, local })}#agenda-titulo`}
      data-instant=""
    >
      <span className="vh">{dayAndMonth(day)}: </span>
      {shown.map((event) => (
        <span
          key={event.id}
          className={event.category === 'competicao' ? 'flag__line flag__line--c' : 'flag__line'}
        >
          <span>{shortTitle(event.title)}</span>
          <span className="vh">. </span>
        </span>
      ))}
      {more > 0 ? <span className="flag__more">e mais {more}</span> : null}
    </a>
  );
}

/** Those that a flag names; 'e mais 2' takes a line of its own. */
function named(events: EventMark[]): EventMark[] {
  return events.slice(0, events.length > linesOnFlag ? linesOnFlag - 1 : linesOnFlag);
}

/** 'Copa das Arenas: abertura regional' → 'Copa das Arenas' */
function shortTitle(title: string): string {
  return title.split(': ')[0] ?? title;
}

function dayClass(day: Day, view: AgendaView, flag: PlacedFlag | undefined): string | undefined {
  const classes = [
    flag ? 'ruler__event' : '',
    day === view.today ? 'ruler__today' : '',
    day === view.day ? 'ruler__chosen' : '',
  ].filter(Boolean);
  return classes.length > 0 ? classes.join(' ') : undefined;
}

function flagClass({ level, turned }: PlacedFlag): string {
  const height = level === undefined ? 'flag--bare' : `flag--${level}`;
  return `flag ${height}${turned ? ' flag--turned' : ''}`;
}
