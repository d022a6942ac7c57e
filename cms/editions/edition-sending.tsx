'use client';
import { useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { dayOf, longDate, timeOf } from '../../lib/dates.ts';
import { askAdmin } from '../components/ask-admin.ts';
import { EditionPreview, type Preview } from './edition-preview.tsx';
import { EditionProgress } from './edition-progress.tsx';
import { SendPanel } from './send-panel.tsx';
import './editions.css';

/** Of an edition that was saved: how it reads, the buttons that send it, and how far it got. */
export function EditionSending() {
  const { id, data } = useDocumentInfo();
  const isModified = useFormModified();
  const state: unknown = data?.state;
  const { preview, message, isBusy, act, sendTest } = useVerbs();

  if (id === undefined) return <p className="edition-note">Salve para ver como fica e enviar.</p>;
  const sendAt = typeof data?.sendAt === 'string' ? new Date(data.sendAt) : undefined;
  return (
    <div className="field-type edition-sending">
      {preview ? <EditionPreview preview={preview} /> : null}
      <div aria-live="polite">{message ? <p className="edition-note">{message}</p> : null}</div>
      {state !== 'enviada' && preview?.held ? (
        <p className="edition-note">
          {preview.held} O que estava agendado para estes dias volta a ser rascunho.
        </p>
      ) : null}
      {state === 'enviada' ? <EditionProgress id={id} /> : null}
      {state === 'agendada' && sendAt ? (
        <Scheduled {...{ sendAt, isBusy }} callOff={() => void act('desmarcar')} />
      ) : null}
      {state !== 'enviada' && isModified ? (
        <p className="edition-note">Salve para ver como fica e enviar.</p>
      ) : null}
      {state !== 'enviada' && !isModified && preview ? (
        <SendPanel
          {...{ isBusy, sendTest }}
          recipients={preview.recipients}
          schedule={(at) => void act('agendar', { at })}
          send={() => void act('enviar')}
        />
      ) : null}
    </div>
  );
}

interface ScheduledProps {
  sendAt: Date;
  isBusy: boolean;
  callOff: () => void;
}

function Scheduled({ sendAt, isBusy, callOff }: ScheduledProps) {
  return (
    <div className="edition-note">
      <p>
        Será enviada em {longDate(dayOf(sendAt))}, {timeOf(sendAt)}.
      </p>
      <button className="edition-button" disabled={isBusy} type="button" onClick={callOff}>
        Desmarcar o envio
      </button>
    </div>
  );
}

/** The verbs of this edition, one at a time, and what came of them. */
function useVerbs() {
  const { id, data } = useDocumentInfo();
  const savedAt: unknown = data?.updatedAt;
  const [preview, setPreview] = useState<Preview>();
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);

  // Asked anew after each saving: what was saved last is what would be sent.
  useEffect(() => {
    if (id === undefined || !savedAt) return;
    askAdmin<Preview>(`newsletter-editions/${id}/previa`).then(setPreview, (refusal: Error) =>
      setMessage(refusal.message),
    );
  }, [id, savedAt]);

  /** The form holds what was true before, so the page is loaded again. */
  async function act(verb: string, more: object = {}): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setMessage('');
    try {
      await askAdmin(`newsletter-editions/${id}/${verb}`, {
        updatedAt: preview?.updatedAt,
        ...more,
      });
      location.reload();
    } catch (refusal) {
      setMessage((refusal as Error).message);
      setBusy(false);
    }
  }
  async function sendTest(): Promise<void> {
    setBusy(true);
    await askAdmin<{ to: string }>(`newsletter-editions/${id}/teste`, {}).then(
      ({ to }) => setMessage(`Teste a caminho de ${to}.`),
      (refusal: Error) => setMessage(refusal.message),
    );
    setBusy(false);
  }
  return { preview, message, isBusy, act, sendTest };
}
