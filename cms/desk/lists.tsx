import { ago } from '../../lib/ago.ts';
import { counted, formatCount, nounFor } from '../../lib/counts.ts';
import { type BackupState, backupInWords } from './backup-state.ts';
import type { Draft } from './drafts.ts';
import type { EntryQueues as Queues } from './entries-to-check.ts';
import type { MailFigures } from './mail-figures.ts';
import { gigabytes, type Storage } from './storage.ts';
import type { ToMend } from './to-mend.ts';

/** Forms with entries that somebody must decide on. */
export function EntryQueues({ queues, count: forms, now }: Queues & { now: Date }) {
  return (
    <section aria-labelledby="inscricoes-para-conferir">
      <h2 id="inscricoes-para-conferir">Inscrições para conferir</h2>
      {queues.length === 0 ? <p className="desk-none">Nenhuma espera.</p> : null}
      <ul className="desk-rows">
        {queues.map(({ title, count, since, address }) => (
          <li key={address}>
            <div>
              <h3>
                {title}, {counted(count, 'inscrição', 'inscrições')}
              </h3>
              <p>A mais antiga chegou {ago(since, now)}.</p>
            </div>
            <a className="desk-button desk-button--plain" href={address}>
              Conferir {formatCount(count)}
              <span className="desk-hidden"> de {title}</span>
            </a>
          </li>
        ))}
      </ul>
      {forms > queues.length ? (
        <p className="desk-more">
          <a href="/admin/collections/entries">
            Ver as inscrições dos {formatCount(forms)} formulários
          </a>
        </p>
      ) : null}
    </section>
  );
}

export function MendList({ rows }: { rows: ToMend[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="para-arrumar">
      <h2 id="para-arrumar">Para arrumar</h2>
      <ul className="desk-rows">
        {rows.map(({ title, words, verb, address }) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <p>{words}</p>
            </div>
            <a className="desk-go" href={address}>
              {verb}
              <span className="desk-hidden">: {title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DraftsProps {
  title: string;
  drafts: Draft[];
  now: Date;
  namesAuthors?: true;
}

export function DraftList({ title, drafts, now, namesAuthors }: DraftsProps) {
  if (drafts.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className="desk-rows">
        {drafts.map(({ title: name, kind, changedAt, by, missing, review, address }) => (
          <li key={address}>
            <div>
              <h3>{name}</h3>
              {review ? <p className="desk-review">{review}</p> : null}
              <p>
                {kind}, {ago(changedAt, now)}
                {namesAuthors && by ? `, ${by}` : ''}.
                {missing.length > 0 ? ` Falta: ${missing.join(', ')}.` : ''}
              </p>
            </div>
            <a className="desk-go" href={address}>
              Continuar<span className="desk-hidden">: {name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function MailQueue({ sentToday, waiting, failed }: MailFigures) {
  const figures = [
    [sentToday, `${nounFor(sentToday, 'entregue', 'entregues')} hoje`],
    [waiting, 'na fila'],
    [failed, nounFor(failed, 'não saiu', 'não saíram')],
  ] as const;
  return (
    <section aria-labelledby="fila-de-e-mails">
      <h2 id="fila-de-e-mails">Fila de e-mails</h2>
      <dl className="desk-figures">
        {figures.map(([figure, words]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd className="desk-figure">{formatCount(figure)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function StorageState({ free, total, backup }: Storage & { backup?: BackupState }) {
  return (
    <section aria-labelledby="armazenamento">
      <h2 id="armazenamento">Armazenamento</h2>
      <p className="desk-none">
        {gigabytes(free)} livres de {gigabytes(total)}.
      </p>
      {backup ? (
        <p className="desk-none">Cópia de segurança: {backupInWords(backup, new Date())}.</p>
      ) : null}
    </section>
  );
}
