import './year-links.css';

interface YearLinksProps {
  years: readonly number[];
  addressOf: (year: number) => string;
  /** What of the year is there, for those who only hear the link: 'Agenda de'. */
  about: string;
}

/** Files of one year each. */
export function YearLinks({ years, addressOf, about }: YearLinksProps) {
  return (
    <ul className="year-links">
      {years.map((year) => (
        <li key={year}>
          <a href={addressOf(year)}>
            <span className="vh">{about} </span>
            {year}
          </a>
        </li>
      ))}
    </ul>
  );
}
