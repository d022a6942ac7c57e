import type { Results } from '#content/results';
import { competitionPath, paths } from '../../../lib/paths.ts';
import { GoLink } from '../controls/button.tsx';
import { LineHeading } from './line-heading.tsx';
import { MarkRows, MatchRows } from './match-rows.tsx';
import { type About, markLines } from './result-lines.ts';

interface ResultSectionProps {
  results: Results;
  about?: About;
}

/** Results in short, on the page of whatever they belong to. Nothing is printed where there are none. */
export function ResultSection({ results, about = {} }: ResultSectionProps) {
  const { competitions, matches } = results;
  const lines = markLines(results, about);
  if (competitions.length === 0) return null;
  return (
    <section className="section" aria-labelledby="resultados">
      <div className="wrap">
        <LineHeading id="resultados">Resultados</LineHeading>
        {matches.length > 0 ? <MatchRows matches={matches} /> : null}
        {lines.length > 0 ? <MarkRows lines={lines} /> : null}
        <ul className="row match-links">
          {competitions.map(({ title, slug }) => (
            <li key={slug}>
              <GoLink href={competitionPath(slug)}>{title}</GoLink>
            </li>
          ))}
          <li>
            <GoLink href={paths.results}>Todas as competições</GoLink>
          </li>
        </ul>
      </div>
    </section>
  );
}
