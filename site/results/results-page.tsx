import './results-years.css';
import { championOf } from '#content/champions';
import type { Match } from '#content/matches';
import { type Day, yearOf } from '../../lib/dates.ts';
import { competitionPath, paths } from '../../lib/paths.ts';
import { crumbsOf } from '../addresses/crumbs.ts';
import { Masthead } from '../layout/masthead.tsx';
import { ResultPoster } from '../ui/cards/result-poster.tsx';
import { EmptyState } from '../ui/controls/empty-state.tsx';
import { Notice, type NoticeText } from '../ui/controls/notice.tsx';
import { Pagination } from '../ui/controls/pagination.tsx';
import { isRunning, type ListedCompetition, ResultCard } from './result-card.tsx';

interface ResultsPageProps {
  competitions: ListedCompetition[];
  page: number;
  last: number;
  notice: NoticeText | undefined;
  today: Day;
}

/** All competitions: what goes on first, then by year, newest first. */
export function ResultsPage({ competitions, page, last, notice, today }: ResultsPageProps) {
  return (
    <>
      <ResultsHead newest={page === 1 ? newestFinal(competitions) : undefined} />
      {notice ? (
        <div className="wrap section">
          <Notice {...notice} />
        </div>
      ) : null}
      <Years competitions={competitions} today={today} />
      {competitions.length === 0 ? (
        <section className="wrap section" aria-labelledby="competicoes">
          <h2 className="vh" id="competicoes">
            Competições
          </h2>
          <EmptyState
            title="Ainda não há resultados"
            text="Quando uma competição começar, ela aparece aqui."
          />
        </section>
      ) : null}
      {last > 1 ? (
        <div className="wrap section">
          <Pagination
            label="Páginas dos resultados"
            page={page}
            last={last}
            to={(number) => `${paths.results}?pagina=${number}`}
          />
        </div>
      ) : null}
    </>
  );
}

type Decided = ListedCompetition & { match: Match };

const isDecided = (one: ListedCompetition): one is Decided =>
  one.match?.stage === 'final' && championOf(one.match) !== undefined;

/** By the day of the final: the list is in the order of the competitions. */
const newestFinal = (competitions: ListedCompetition[]): Decided | undefined =>
  competitions
    .filter(isDecided)
    .sort((a, b) => b.match.startsAt.getTime() - a.match.startsAt.getTime())[0];

/** The newest final is the sun on the page's line. */
function ResultsHead({ newest }: { newest: Decided | undefined }) {
  return (
    <Masthead
      {...(newest ? { mix: 'results-head' } : {})}
      title="Resultados"
      lead="Placares, classificação, chaves, tempos e medalhas por município."
      {...crumbsOf('results')}
      art={
        newest ? (
          <div className="scene__art mast__art results-head__sun">
            <ResultPoster match={newest.match} sport={newest.competition.sport} />
          </div>
        ) : null
      }
      south={
        newest ? (
          <p className="results-head__last">
            <span>A última final</span>{' '}
            <a className="d-3" href={competitionPath(newest.competition.slug)}>
              {newest.competition.title}
            </a>{' '}
            <span>Em primeiro, {championOf(newest.match)?.name}</span>
          </p>
        ) : null
      }
    />
  );
}

function Years({ competitions, today }: Pick<ResultsPageProps, 'competitions' | 'today'>) {
  const nameOf = ({ competition }: ListedCompetition) =>
    isRunning(competition, today) ? 'Em andamento' : String(yearOf(competition.from));
  const groups = [...Map.groupBy(competitions, nameOf)].sort(
    ([a], [b]) => Number(b === 'Em andamento') - Number(a === 'Em andamento'),
  );
  const order = groups.flatMap(([, own]) => own);
  return (
    <div className="wrap results-years">
      {groups.map(([name, own]) => {
        const id = name === 'Em andamento' ? 'em-andamento' : `ano-${name}`;
        return (
          <section
            key={id}
            className={`results-year results-year--${own.length}`}
            aria-labelledby={id}
          >
            <h2 className="d-1" id={id}>
              {name}
            </h2>
            <ul className="results-cards">
              {own.map((one) => (
                <ResultCard
                  key={one.competition.slug}
                  {...one}
                  at={order.indexOf(one)}
                  today={today}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
