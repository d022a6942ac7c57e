import './place-hours.css';
import type { Place } from '#content/places';
import { capitalise } from '../../lib/capitalise.ts';
import { dayOf } from '../../lib/dates.ts';
import { weekdayHours } from '../../lib/opening-hours.ts';
import { weekdays } from '../../lib/vocabulary.ts';
import { week, weekdayOf } from '../../lib/weekdays.ts';
import { DayRuler } from '../ui/cards/day-ruler.tsx';
import { LineHeading } from '../ui/cards/line-heading.tsx';

interface PlaceHoursProps {
  place: Place;
  /** The name of the holiday that today is. */
  holiday: string | undefined;
  now: Date;
}

/** The week as seven rulers; the sun stands at now. Without hours to reckon with, the editor's words. */
export function PlaceHours({ place: { hours, openingHours }, holiday, now }: PlaceHoursProps) {
  const today = weekdayOf(dayOf(now));
  return (
    <section className="section" aria-labelledby="horario">
      <div className="wrap">
        <LineHeading id="horario">Quando abre</LineHeading>
        {openingHours.length === 0 ? (
          <p className="d-2">{hours}</p>
        ) : (
          <>
            <ol className="week-hours">
              {week.map((weekday) => (
                <li key={weekday} className={weekday === today ? 'week-hours__today' : undefined}>
                  <span>
                    {capitalise(weekdays[weekday])}
                    {weekday === today ? <small> hoje</small> : null}
                  </span>{' '}
                  <DayRuler
                    periods={openingHours}
                    weekday={weekday}
                    now={weekday === today ? now : undefined}
                  />
                  <span>{weekdayHours(openingHours, weekday)}</span>
                </li>
              ))}
            </ol>
            <p className="week-hours__scale" aria-hidden="true">
              <span>0h</span>
              <span>6h</span>
              <span>12h</span>
              <span>18h</span>
              <span>24h</span>
            </p>
          </>
        )}
        <p className="small muted">
          {holiday
            ? `Hoje é feriado (${holiday}): confirme antes de sair de casa.`
            : 'Em feriados o horário pode mudar: confirme antes de sair de casa.'}
        </p>
      </div>
    </section>
  );
}
