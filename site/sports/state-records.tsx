import '../ui/cards/marked-years.css';
import './state-records.css';
import type { StateRecord } from '#content/state-records';
import { longDate, yearOf } from '../../lib/dates.ts';
import { athletePath } from '../../lib/paths.ts';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { ScaleLine } from '../ui/cards/scale-line.tsx';

/** The best marks of the state on the line of the years, oldest first. Nothing is printed where none is known. */
export function StateRecords({ records }: { records: StateRecord[] }) {
  if (records.length === 0) return null;
  return (
    <section className="section" aria-labelledby="recordes">
      <div className="wrap">
        <LineHeading id="recordes">Recordes do estado</LineHeading>
        <ScaleLine
          marks={records.map(({ day }) => ({
            value: Number(yearOf(day)),
            label: String(yearOf(day)),
          }))}
        />
        <ol className="marked-years">
          {records.map(({ id, title, mark, day, holder, athlete, town, venue }) => (
            <li key={id}>
              <b>
                <time dateTime={day} title={longDate(day)}>
                  {yearOf(day)}
                </time>
              </b>
              <h3 className="state-record__title">{title}</h3>
              <p className="fig state-record__mark">{mark}</p>
              <p className="small">
                {athlete ? <a href={athletePath(athlete)}>{holder}</a> : holder}
                {town ? `, ${town.name}` : ''}
                {venue ? ` (${venue})` : ''}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
