import '../ui/cards/split.css';
import './data-set-block.css';
import { formatCount, nounFor } from '../../lib/counts.ts';
import { longDate } from '../../lib/dates.ts';
import { fileSize } from '../../lib/file-size.ts';
import { dataFilePath } from '../../lib/paths.ts';
import { Icon } from '../drawings/icon.tsx';
import { GoLink } from '../ui/controls/button.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';
import { FieldTable } from './field-table.tsx';
import type { PublishedFile, PublishedSet } from './published-set.ts';
import { YearLinks } from './year-links.tsx';

export function DataSetBlock({ set, origin }: { set: PublishedSet; origin: string }) {
  const { id, title, about, count, noun, updated, page, fields } = set;
  return (
    <article className="split data-set" aria-labelledby={id}>
      <p className="data-set__count">
        <b className="fig">{formatCount(count)}</b> {nounFor(count, ...noun)}
      </p>
      <div className="data-set__words">
        <h3 className="d-2" id={id}>
          {title}
        </h3>
        <p>{about}</p>
        <p className="small muted">
          {updated ? (
            <>
              Última atualização: <time dateTime={updated}>{longDate(updated)}</time>
            </>
          ) : (
            'Não há registros. Quando houver, os arquivos os trazem.'
          )}
        </p>
        <Files set={set} />
        {set.years.length > 0 ? <Years set={set} /> : null}
        <GoLink href={page} about={title}>
          Ver no site
        </GoLink>
      </div>
      <details className="data-set__fields">
        <summary>
          {fields.length} campos<span className="vh"> de {title}</span>: nome, tipo, significado e
          exemplo
        </summary>
        <FieldTable caption={`Campos de ${title}`} fields={fields} />
        {set.filter ? (
          <p className="small">
            Só uma parte: escreva o filtro no endereço, como em{' '}
            <a href={set.filter}>
              <code>{origin + set.filter}</code>
            </a>
          </p>
        ) : null}
      </details>
    </article>
  );
}

function Files({ set: { title, files } }: { set: PublishedSet }) {
  return (
    <ul className="row row--close data-set__files">
      {files.map((file) => (
        <li key={file.label}>
          <FileLink file={file} title={title} />
        </li>
      ))}
    </ul>
  );
}

/** For whoever does not want all of them. */
function Years({ set: { id, title, years } }: { set: PublishedSet }) {
  return (
    <div>
      <p className="small">
        Só um ano, em planilha (em CSV e JSON, com <code>ano=</code> no endereço):
      </p>
      <YearLinks
        years={years}
        addressOf={(year) => `${dataFilePath(id, 'csv')}?para=planilha&ano=${year}`}
        about={`${title}, planilha de`}
      />
    </div>
  );
}

function FileLink({
  file: { label, address, bytes, isEstimate },
  title,
}: {
  file: PublishedFile;
  title: string;
}) {
  return (
    <a className={buttonClass(['ghost', 'small'])} href={address}>
      <Icon name="download" />
      <span>
        {label}
        <span className="vh">: {title}</span>
        <small>
          , {isEstimate ? 'cerca de ' : ''}
          {fileSize(bytes)}
        </small>
      </span>
    </a>
  );
}
