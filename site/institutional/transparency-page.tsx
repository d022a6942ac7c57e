import { transparencyTablePath } from '../../lib/paths.ts';
import './transparency.css';
import './transparency-page.css';
import { counted } from '../../lib/counts.ts';
import { type Day, longDate } from '../../lib/dates.ts';
import { shortReais } from '../../lib/money.ts';
import { transparencySubjects } from '../../lib/vocabulary.ts';
import { Masthead } from '../layout/masthead.tsx';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/controls/empty-state.tsx';
import { Notice } from '../ui/controls/notice.tsx';
import { orderName } from './record-order.ts';
import { RecordsDownloads } from './records-downloads.tsx';
import { RecordsFilter } from './records-filter.tsx';
import { RecordsTable } from './records-table.tsx';
import { isFiltered, periodOf, type RecordsView } from './records-view.ts';
import { StatePortalNote } from './state-portal-note.tsx';
import { subjectQuestions } from './subject-questions.ts';
import { transparencyCrumbs } from './transparency-crumbs.ts';
import { YearChart } from './year-chart.tsx';

interface TransparencyPageProps {
  view: RecordsView;
  /** When any record of the subject was last changed. */
  updated: Day | undefined;
}

export function TransparencyPage({ view, updated }: TransparencyPageProps) {
  const name = transparencySubjects[view.subject];
  return (
    <>
      <Masthead
        title={name}
        lead={subjectQuestions[view.subject]}
        {...transparencyCrumbs(view.subject)}
        south={<Figures view={view} updated={updated} />}
      />
      <section className="section wrap" aria-labelledby="ano-a-ano">
        <LineHeading id="ano-a-ano">Ano a ano</LineHeading>
        <div id="grafico" data-region="">
          <YearChart view={view} />
        </div>
      </section>
      <section className="section wrap records" aria-labelledby="um-a-um">
        <LineHeading id="um-a-um">Um a um</LineHeading>
        <RecordsFilter view={view} />
        <div className="records__found" id="registros" data-region="">
          {view.notice ? <Notice {...view.notice} /> : null}
          <Records view={view} />
        </div>
        <StatePortalNote />
      </section>
    </>
  );
}

function Figures({ view: { totals, filter }, updated }: TransparencyPageProps) {
  return (
    <div id="valores" data-region="">
      <dl className="row money">
        <div>
          <dt>previsto em {periodOf(filter)}</dt>
          <dd className="fig">{shortReais(totals.planned)}</dd>
        </div>
        <div>
          <dt>pago em {periodOf(filter)}</dt>
          <dd className="fig">{shortReais(totals.paid)}</dd>
        </div>
      </dl>
      {updated ? (
        <p className="money__date">
          Última atualização: <time dateTime={updated}>{longDate(updated)}</time>
        </p>
      ) : null}
    </div>
  );
}

function Records({ view }: { view: RecordsView }) {
  const { subject, filter, records, order } = view;
  const caption = `${transparencySubjects[subject]}, ${periodOf(filter)}`;
  if (records.length === 0) return <NoRecords view={view} caption={caption} />;
  return (
    <>
      <p className="vh" data-announce="">
        {caption}: {counted(records.length, 'registro', 'registros')}. Ordem: {orderName(order)}
      </p>
      <RecordsTable caption={caption} view={view} />
      <RecordsDownloads view={view} />
    </>
  );
}

function NoRecords({ view: { subject, filter }, caption }: { view: RecordsView; caption: string }) {
  const { year, situation, words } = filter;
  const narrowed = situation !== undefined || words !== '';
  const of = year === undefined ? '' : ` de ${year}`;
  return (
    <>
      <p className="vh" data-announce="">
        {caption}: não há registros
      </p>
      <EmptyState
        title="Não há registros"
        text={
          narrowed
            ? `Não há registros${of} com esses filtros.`
            : `Neste assunto não há registros${of}. Quando houver, eles aparecem aqui.`
        }
      >
        {isFiltered(filter) ? (
          <ButtonLink href={transparencyTablePath(subject)}>Ver todos os registros</ButtonLink>
        ) : null}
      </EmptyState>
    </>
  );
}
