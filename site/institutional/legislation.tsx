import { legislationPath, paths } from '../../lib/paths.ts';
import './filters.css';
import './legislation.css';
import type { Law } from '#content/legislation';
import { type LegislationKind, legislationKinds } from '../../lib/vocabulary.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';
import { EmptyState } from '../ui/controls/empty-state.tsx';
import { SelectField } from '../ui/forms/field.tsx';
import { LawRow } from './law-row.tsx';

export interface LawFilter {
  kind: LegislationKind | undefined;
  year: number | undefined;
  /** Every year that has a law, the newest first. */
  years: number[];
}

const plurals: Record<LegislationKind, string> = {
  lei: 'Leis estaduais',
  decreto: 'Decretos',
  portaria: 'Portarias',
};

export function Legislation({ laws, filter }: { laws: Law[]; filter: LawFilter }) {
  const kinds = Object.keys(legislationKinds) as LegislationKind[];
  return (
    <>
      <LawFilters filter={filter} />
      <p className="vh" data-announce="">
        {countText(laws.length)}
      </p>
      {laws.length === 0 ? (
        <EmptyState
          title="Nenhuma norma encontrada"
          text="Não há normas desse tipo e desse ano. Escolha outro ano ou veja a lista inteira."
        >
          <ButtonLink href={legislationPath}>Ver toda a legislação</ButtonLink>
        </EmptyState>
      ) : (
        kinds.map((kind) => <LawGroup key={kind} kind={kind} laws={laws} />)
      )}
    </>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Nenhuma norma encontrada';
  return count === 1 ? '1 norma' : `${count} normas`;
}

function LawGroup({ kind, laws }: { kind: LegislationKind; laws: Law[] }) {
  const own = laws.filter((law) => law.kind === kind);
  if (own.length === 0) return null;
  return (
    <section className="laws" aria-labelledby={`normas-${kind}`}>
      <h4 className="d-3" id={`normas-${kind}`}>
        {plurals[kind]}
      </h4>
      <ul>
        {own.map((law) => (
          <LawRow key={`${law.title} ${law.year}`} law={law} />
        ))}
      </ul>
    </section>
  );
}

function LawFilters({ filter: { kind, year, years } }: { filter: LawFilter }) {
  return (
    <form className="law-filters" action={`${paths.institution}#legislacao`} data-instant="">
      <input type="hidden" name="aba" value="legislacao" />
      <SelectField
        id="norma-tipo"
        name="tipo"
        label="Tipo"
        defaultValue={kind ?? ''}
        options={[
          { value: '', label: 'Todos os tipos' },
          ...Object.entries(legislationKinds).map(([value, label]) => ({ value, label })),
        ]}
      />
      <SelectField
        id="norma-ano"
        name="ano"
        label="Ano"
        defaultValue={year ?? ''}
        options={[
          { value: '', label: 'Todos os anos' },
          ...years.map((value) => ({ value: String(value), label: String(value) })),
        ]}
      />
      <button className={buttonClass('ghost')} id="filtrar-normas" type="submit">
        Filtrar
      </button>
    </form>
  );
}
