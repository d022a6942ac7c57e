'use client';
import { useAuth, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { counted } from '../../lib/counts.ts';
import { askAdmin } from './ask-admin.ts';

interface Preview {
  updatedAt: string;
  recipients: number;
  subject?: string;
  text?: string;
}

interface Progress {
  state: 'rascunho' | 'espera' | 'enviando' | 'enviada';
  told: number;
  withoutMail: number;
}

const everyMs = 3000;
const countedEntries = (count: number) => counted(count, 'inscrição', 'inscrições');

/** Of a message that was saved: how it reads, the button that sends it, and how far it got. */
export function NoticeSend() {
  const { user } = useAuth();
  const { id, data } = useDocumentInfo();
  const isModified = useFormModified();
  const [shown, setShown] = useState<{ preview: Preview; of: unknown }>();
  const [error, setError] = useState('');
  const [progress, setProgress] = useState<Progress>();
  const state = progress?.state ?? (data?.state as Progress['state'] | undefined);
  const at = `entry-notices/${id}`;
  const savedAt: unknown = data?.updatedAt;
  // What was saved after it makes it old.
  const preview = shown && shown.of === savedAt && !isModified ? shown.preview : undefined;
  const isGoing = state === 'espera' || state === 'enviando';

  useEffect(() => {
    if (id === undefined || !isGoing) return;
    const look = () =>
      void askAdmin<Progress>(at).then(setProgress, () =>
        setError('Sem resposta. Recarregue a página.'),
      );
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [id, isGoing, at]);

  if (id === undefined || user?.role !== 'inscricoes') return null;
  const show = () =>
    askAdmin<Preview>(`${at}/previa`).then(
      (preview) => {
        setShown({ preview, of: savedAt });
        setError('');
      },
      () => setError('Sem resposta. Tente de novo.'),
    );
  const send = ({ updatedAt }: Preview) =>
    askAdmin<Progress>(`${at}/enviar`, { updatedAt }).then(
      () => setProgress({ state: 'espera', told: 0, withoutMail: 0 }),
      (refusal: Error) => setError(refusal.message),
    );
  return (
    <div className="field-type" aria-live="polite">
      {state === 'rascunho' && isModified ? <p>Salve para ver como fica.</p> : null}
      {state === 'rascunho' && !isModified ? (
        <button className="btn btn--style-secondary btn--size-medium" type="button" onClick={show}>
          Ver como fica
        </button>
      ) : null}
      {state === 'rascunho' && preview ? (
        <Shown preview={preview} send={() => send(preview)} />
      ) : null}
      {state && state !== 'rascunho' ? <Going progress={progress ?? (data as Progress)} /> : null}
      {error ? <p role="alert">{error}</p> : null}
    </div>
  );
}

function Shown({ preview, send }: { preview: Preview; send: () => void }) {
  const { recipients, subject, text } = preview;
  if (recipients === 0) return <p>Ninguém está nesta situação: não há a quem enviar.</p>;
  return (
    <>
      <p>
        <textarea
          aria-label="Como fica"
          cols={80}
          readOnly
          rows={10}
          value={`${subject}\n\n${text}`}
        />
      </p>
      <p>Assim lê a primeira pessoa; nas outras mudam os nomes e o protocolo.</p>
      <button className="btn btn--style-primary btn--size-medium" type="button" onClick={send}>
        Enviar a {countedEntries(recipients)}
      </button>
    </>
  );
}

function Going({ progress: { state, told, withoutMail } }: { progress: Progress }) {
  const done = `${countedEntries(told)} por e-mail${withoutMail ? `, ${withoutMail} sem e-mail` : ''}`;
  if (state === 'espera') return <p>Na fila: o envio começa em até um minuto.</p>;
  return <p>{state === 'enviada' ? `Enviada: ${done}.` : `Sendo enviada: ${done}.`}</p>;
}
