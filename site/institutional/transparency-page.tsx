import './filters.css';
import './transparency.css';
import './transparency-page.css';
import type { TransparencyRecord } from '#content/transparency';
import { type Day, longDate } from '../../lib/dates.ts';
import { shortReais } from '../../lib/money.ts';
import { type TransparencySubject, transparencySubjects } from '../../lib/vocabulary.ts';
import { Masthead } from '../layout/masthead.tsx';
import { ButtonLink, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SelectField } from '../ui/field.tsx';
import { Notice, type NoticeText } from '../ui/notice.tsx';
import type { Totals } from './records.ts';
import { RecordsTable } from './records-table.tsx';
import { StatePortalNote } from './state-portal-note.tsx';
import { subjectQuestions } from './subject-questions.ts';
import { transparencyCrumbs } from './transparency-crumbs.ts';

interface TransparencyPageProps {
  subject: TransparencySubject;
  records: TransparencyRecord[];
  totals: Totals;
  years: number[];
  /** Undefined for all years. */
  year: number | undefined;
  updated: Day | undefined;
  notice: NoticeText | undefined;
}

export function TransparencyPage(props: TransparencyPageProps) {
  const { subject, updated, notice } = props;
  return (
    <div id="transparencia" data-region="">
      <Masthead
        title={transparencySubjects[subject]}
        lead={subjectQuestions[subject]}
        {...transparencyCrumbs(subject)}
        south={<Figures {...props} />}
      />
      <div className="wrap records">
        {notice ? <Notice {...notice} /> : null}
        <YearFilter {...props} />
        <Records {...props} />
        {updated ? (
          <p className="small muted">
            Última atualização: <time dateTime={updated}>{longDate(updated)}</time>
          </p>
        ) : null}
        <StatePortalNote />
      </div>
    </div>
  );
}

function Figures({ totals, year }: TransparencyPageProps) {
  const period = year === undefined ? 'em todos os anos' : `em ${year}`;
  return (
    <dl className="money">
      <div>
        <dt>previsto {period}</dt>
        <dd className="fig">{shortReais(totals.planned)}</dd>
      </div>
      <div>
        <dt>pago {period}</dt>
        <dd className="fig">{shortReais(totals.paid)}</dd>
      </div>
    </dl>
  );
}

function YearFilter({ subject, years, year }: TransparencyPageProps) {
  return (
    <form className="law-filters" action={`/transparencia/${subject}`} data-instant="">
      <SelectField
        id="ano"
        name="ano"
        label="Ano"
        defaultValue={year ?? ''}
        options={[
          { value: '', label: 'Todos os anos' },
          ...years.map((value) => ({ value: String(value), label: String(value) })),
        ]}
      />
      <button className={buttonClass('ghost')} id="filtrar-registros" type="submit">
        Filtrar
      </button>
    </form>
  );
}

function Records({ subject, records, totals, year }: TransparencyPageProps) {
  const period = year === undefined ? 'todos os anos' : String(year);
  const caption = `${transparencySubjects[subject]}, ${period}`;
  if (records.length > 0)
    return <RecordsTable caption={caption} records={records} totals={totals} />;
  return (
    <>
      <h2 className="vh" data-announce="">
        {caption}: não há registros
      </h2>
      <EmptyState
        title="Não há registros"
        text={`Neste assunto não há registros${year === undefined ? '' : ` de ${year}`}. Quando houver, eles aparecem aqui.`}
      >
        {year === undefined ? null : (
          <ButtonLink href={`/transparencia/${subject}`}>Ver todos os anos</ButtonLink>
        )}
      </EmptyState>
    </>
  );
}
