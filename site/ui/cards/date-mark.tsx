import type { ReactNode } from 'react';
import { type Day, dayOfMonth, longDate, monthName, shortMonthName } from '../../../lib/dates.ts';

interface DateMarkProps {
  day: Day;
  /** 'HH:mm', where the hour belongs to what is marked. */
  time?: string | undefined;
  /** 'maio' instead of 'mai'. */
  fullMonth?: boolean;
  /** A second line under the month. */
  below?: string | undefined;
  /** The block of the stylesheet that gives them their size: its `__figure` and `__month` are here. */
  mix: string;
  className?: string;
  /** What else stands beside them; screen readers have heard the hour already, so it is hidden. */
  children?: ReactNode;
}

/** A large date: day and month; each place sets its own size. */
export function DateMark({ day, time, fullMonth, below, mix, className, children }: DateMarkProps) {
  return (
    <time className={className} dateTime={time ? `${day}T${time}` : day}>
      <span className="vh">
        {longDate(day)}
        {time ? `, às ${time}` : ''}
      </span>
      <b className={`fig ${mix}__figure`} aria-hidden="true">
        {dayOfMonth(day)}
      </b>
      <span className={`${mix}__month`} aria-hidden="true">
        {fullMonth ? monthName(day) : shortMonthName(day)}
        {below ? (
          <>
            <br />
            {below}
          </>
        ) : null}
      </span>
      {children}
    </time>
  );
}
