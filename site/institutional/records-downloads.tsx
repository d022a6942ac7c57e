import { counted } from '../../lib/counts.ts';
import { paths } from '../../lib/paths.ts';
import { filteredAddress } from '../../lib/record-filter.ts';
import { ButtonLink, GoLink } from '../ui/controls/button.tsx';
import type { RecordsView } from './records-view.ts';

/** The rows of the table above, under the same filter, for a spreadsheet or a program. */
export function RecordsDownloads({ view: { subject, filter, records } }: { view: RecordsView }) {
  const address = (format: 'csv' | 'json', more: Record<string, string> = {}) =>
    filteredAddress(`${paths.data}/${subject}.${format}`, filter, more);
  return (
    <section className="downloads" aria-labelledby="baixar-registros">
      <h2 className="d-3" id="baixar-registros">
        {records.length === 1
          ? 'Baixar este registro'
          : `Baixar estes ${counted(records.length, 'registro', 'registros')}`}
      </h2>
      <p className="row row--close">
        <ButtonLink
          href={address('csv', { para: 'planilha' })}
          look={['ghost', 'small']}
          icon="download"
        >
          Planilha (CSV para Excel)
        </ButtonLink>
        <ButtonLink href={address('csv')} look={['ghost', 'small']} icon="download">
          CSV
        </ButtonLink>
        <ButtonLink href={address('json')} look={['ghost', 'small']} icon="download">
          JSON
        </ButtonLink>
      </p>
      <GoLink href={`${paths.data}#${subject}`}>O que significa cada campo</GoLink>
    </section>
  );
}
