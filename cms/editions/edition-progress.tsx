'use client';
import { useCallback, useEffect, useState } from 'react';
import { counted, formatCount } from '../../lib/counts.ts';
import { dayOf, longDate, timeOf } from '../../lib/dates.ts';
import { askAdmin } from '../components/ask-admin.ts';

interface Progress {
  recipients: number;
  sentAt: string | null;
  sent: number;
  waiting: number;
  failed: number;
  failures: { id: number; to: string; reason: string; isUnsure: boolean }[];
}

const everyMs = 3000;

/** '312 de 1.240', while it goes out; and whom it did not reach. */
export function EditionProgress({ id }: { id: number | string }) {
  const [progress, setProgress] = useState<Progress>();
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const look = useCallback(
    () =>
      askAdmin<Progress>(`newsletter-editions/${id}/andamento`).then(
        (answer) => {
          setProgress(answer);
          setError('');
        },
        (refusal: Error) => setError(refusal.message),
      ),
    [id],
  );
  const isGoing = !progress || progress.waiting > 0;
  useEffect(() => {
    void look();
    if (!isGoing) return;
    const timer = setInterval(() => void look(), everyMs);
    return () => clearInterval(timer);
  }, [look, isGoing]);
  const retry = async () => {
    setBusy(true);
    // A refusal stays in sight: looking again would take it away.
    await askAdmin(`newsletter-editions/${id}/tentar`, {}).then(look, (refusal: Error) =>
      setError(refusal.message),
    );
    setBusy(false);
  };

  const alert = error ? <p role="alert">{error}</p> : null;
  if (!progress) return alert;
  return (
    <section aria-labelledby="andamento" className="edition-panel">
      <h2 id="andamento">Envio</h2>
      {alert}
      <Words {...progress} />
      <Failures failures={progress.failures} />
      {progress.failed > 0 ? (
        <button
          className="edition-button edition-button--main"
          disabled={isBusy}
          type="button"
          onClick={() => void retry()}
        >
          Tentar de novo
        </button>
      ) : null}
    </section>
  );
}

function Words({ recipients, sentAt, sent, waiting }: Progress) {
  const moment = sentAt ? new Date(sentAt) : undefined;
  const when = moment ? ` em ${longDate(dayOf(moment))}, ${timeOf(moment)}` : '';
  return (
    <>
      <p>
        Enviada{when} para {counted(recipients, 'pessoa', 'pessoas')}.
      </p>
      {waiting > 0 ? (
        <p role="status">
          A caminho: {formatCount(sent)} de {formatCount(recipients)}
        </p>
      ) : null}
      {waiting > 0 ? <progress aria-label="Envio" max={recipients} value={sent} /> : null}
    </>
  );
}

function Failures({ failures }: Pick<Progress, 'failures'>) {
  if (failures.length === 0) return null;
  return (
    <>
      <h3>Não chegou a todos</h3>
      <ul>
        {failures.map(({ id, to, reason, isUnsure }) => (
          <li key={id}>
            {to}: {isUnsure ? 'talvez tenha chegado; não enviamos de novo sozinhos' : reason}
          </li>
        ))}
      </ul>
    </>
  );
}
