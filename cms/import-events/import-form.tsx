'use client';
import './import-form.css';
import { type FormEvent, useRef, useState } from 'react';
import { counted } from '../../lib/counts.ts';
import { askAdmin } from '../components/ask-admin.ts';
import type { ImportAnswer } from './endpoint.ts';
import { ImportPreview } from './import-preview.tsx';

interface Option {
  value: string;
  name: string;
}

const countedEvents = (count: number) => counted(count, 'evento', 'eventos');

/** Choose a file, look at what would change, then import it. */
export function ImportForm({ towns, categories }: { towns: Option[]; categories: Option[] }) {
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState<ImportAnswer>();
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);

  const ask = async (plan?: string) => {
    if (!form.current) return;
    setBusy(true);
    setError('');
    try {
      setAnswer(await send(new FormData(form.current), plan));
    } catch (failure) {
      setAnswer(undefined);
      setError((failure as Error).message);
    }
    setBusy(false);
  };
  const check = (submitted: FormEvent) => {
    submitted.preventDefault();
    void ask();
  };
  // What was chosen anew makes the preview old.
  const forget = () => setAnswer(undefined);

  return (
    <>
      <p>
        De um calendário (.ics) ou de uma tabela (.csv), até 500 eventos por vez. Nada vai ao site:
        os eventos entram como rascunho, para você conferir e publicar. O mesmo arquivo pode ser
        importado de novo: só o que mudou nele muda aqui.
      </p>
      <form className="import-form" ref={form} onSubmit={check} onChange={forget}>
        <p>
          <label htmlFor="arquivo">Arquivo</label>
          <input
            id="arquivo"
            name="arquivo"
            type="file"
            accept=".ics,.csv,text/calendar,text/csv"
            required
          />
        </p>
        <Choice name="municipio" label="Município, quando o arquivo não diz" options={towns} />
        <Choice name="categoria" label="Categoria, quando o arquivo não diz" options={categories} />
        <button
          className="btn btn--style-secondary btn--size-medium"
          type="submit"
          disabled={isBusy}
        >
          Conferir o arquivo
        </button>
      </form>
      <div aria-live="polite" aria-busy={isBusy}>
        {error ? <p role="alert">{error}</p> : null}
        {answer ? <Result {...{ answer, isBusy }} onImport={() => void ask(answer.plan)} /> : null}
      </div>
    </>
  );
}

interface ResultProps {
  answer: ImportAnswer;
  isBusy: boolean;
  onImport: () => void;
}

function Result({ answer: { rows, written }, isBusy, onImport }: ResultProps) {
  if (written !== undefined)
    return (
      <p>
        {countedEvents(written)} em rascunho. <a href="/admin/collections/events">Ver a agenda</a>
      </p>
    );
  const toWrite = rows.filter(({ becomes }) => becomes === 'new' || becomes === 'changed');
  return (
    <>
      <ImportPreview rows={rows} />
      {toWrite.length > 0 ? (
        <button
          className="btn btn--style-primary btn--size-medium"
          type="button"
          disabled={isBusy}
          onClick={onImport}
        >
          Importar {countedEvents(toWrite.length)}
        </button>
      ) : (
        <p>Não há nada a importar.</p>
      )}
    </>
  );
}

function Choice({ name, label, options }: { name: string; label: string; options: Option[] }) {
  return (
    <p>
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name}>
        <option value="">Deixar em branco</option>
        {options.map(({ value, name: shown }) => (
          <option key={value} value={value}>
            {shown}
          </option>
        ))}
      </select>
    </p>
  );
}

/** The file goes as it is: the server reads it, and reads it again when it is imported. */
function send(fields: FormData, plan: string | undefined): Promise<ImportAnswer> {
  const file = fields.get('arquivo');
  const query = new URLSearchParams(plan === undefined ? {} : { plano: plan });
  for (const name of ['municipio', 'categoria']) {
    const value = fields.get(name);
    if (typeof value === 'string' && value !== '') query.set(name, value);
  }
  return askAdmin(`import-events?${query}`, file instanceof Blob ? file : new Blob());
}
