import './year-line.css';
import { type Day, dayOf, shortMonthNames, yearOf } from '../../lib/dates.ts';
import { dayInWords, type ServiceDates } from '../../lib/service-state.ts';

/** When the window is open on the line of its year, and the sun where we are. What it shows is said in words too. */
export function YearLine({ opensAt, closesAt, now }: ServiceDates & { now: Date }) {
  const first = opensAt ?? dayOf(now);
  if (!opensAt && !closesAt) return null;
  const year = yearOf(first);
  const last = closesAt && yearOf(closesAt) === year ? closesAt : `${year}-12-31`;
  const today = dayOf(now);
  const [start, end] = [placeOf(first), placeOf(last) + 1 / 3.65];
  return (
    <section className="section" aria-labelledby="quando">
      <div className="wrap">
        <h2 className="vh" id="quando">
          Quando
        </h2>
        <p className="d-3">{periodWords({ opensAt, closesAt }, now)}</p>
        <div className="across year-line">
          <svg width="100%" height="44" aria-hidden="true" focusable="false">
            <rect x={percent(start)} width={percent(end - start)} y="8" height="28" rx="3" />
            {yearOf(today) === year ? <circle cx={percent(placeOf(today))} cy="22" r="17" /> : null}
          </svg>
          <ol aria-hidden="true">
            {shortMonthNames.map((month) => (
              <li key={month}>
                {month.slice(0, 1)}
                <span>{month.slice(1)}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

const percent = (place: number) => `${place.toFixed(2)}%`;

/** How much of its year lies before a day, in per cent. */
function placeOf(day: Day): number {
  const month = Number(day.slice(5, 7)) - 1;
  return ((month + (Number(day.slice(8, 10)) - 1) / 31) / 12) * 100;
}

function periodWords({ opensAt, closesAt }: ServiceDates, now: Date): string {
  if (opensAt && closesAt) return `De ${dayInWords(opensAt, now)} a ${dayInWords(closesAt, now)}`;
  return opensAt
    ? `A partir de ${dayInWords(opensAt, now)}`
    : `Até ${dayInWords(closesAt ?? dayOf(now), now)}`;
}
