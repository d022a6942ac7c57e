import { championOf } from '#content/champions';
import type { CompetitionSummary } from '#content/competitions';
import type { Match } from '#content/matches';
import { longDate, yearOf } from '../../lib/dates.ts';
import { competitionPath, paths } from '../../lib/paths.ts';
import { sports } from '../../lib/vocabulary.ts';
import { crumbsOf } from '../addresses/crumbs.ts';
import { Masthead } from '../layout/masthead.tsx';
import type { PictureRow } from '../ui/cards/picture-rows.tsx';
import { PictureRows } from '../ui/cards/picture-rows.tsx';
import { EmptyState } from '../ui/controls/empty-state.tsx';
import { Notice, type NoticeText } from '../ui/controls/notice.tsx';
import { Pagination } from '../ui/controls/pagination.tsx';

interface ResultsPageProps {
  competitions: CompetitionSummary[];
  /** Their finals. */
  finals: Match[];
  page: number;
  last: number;
  notice: NoticeText | undefined;
}

/** All competitions, newest first, by year. */
export function ResultsPage({ competitions, finals, page, last, notice }: ResultsPageProps) {
  const years = Map.groupBy(competitions, ({ from }) => yearOf(from));
  return (
    <>
      <Masthead
        title="Resultados"
        lead="Placares, classificação, chaves, tempos e medalhas por município."
        {...crumbsOf('results')}
      />
      {notice ? (
        <div className="wrap section">
          <Notice {...notice} />
        </div>
      ) : null}
      <PictureRows
        groups={[...years].map(([year, own]) => ({
          id: `ano-${year}`,
          title: String(year),
          rows: own.map((competition) => toRow(competition, finals)),
        }))}
      />
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

function toRow(competition: CompetitionSummary, finals: Match[]): PictureRow {
  const { slug, title, sport, from, picture } = competition;
  const final = finals.find((match) => match.competition.slug === slug);
  const champion = final && championOf(final)?.name;
  return {
    href: competitionPath(slug),
    title,
    words: [`${sports[sport]}, ${longDate(from)}`, champion && `em primeiro, ${champion}`]
      .filter(Boolean)
      .join('; '),
    picture,
  };
}
