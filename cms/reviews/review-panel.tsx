'use client';
import './review-panel.css';
import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { dayAndTime } from '../../lib/day-and-time.ts';
import { askAdmin } from '../components/ask-admin.ts';
import type { ReviewRequest } from '../payload-types.ts';
import { longestNote } from './review-request.ts';

/** Who asked for a review, what was answered, and the one thing that the person before the form can do next. */
export function ReviewPanel() {
  const { id, collectionSlug, isTrashed, ...info } = useDocumentInfo();
  const { user } = useAuth<{ collection: 'users'; role?: string } & { id: number }>();
  // Asked again when it is published, which clears it; not each time a draft saves itself.
  const turn = `${info.unpublishedVersionCount === 0} ${info.hasPublishedDoc}`;
  const [request, read] = useRequest(collectionSlug, id, turn);
  if (typeof id !== 'number' || !collectionSlug || isTrashed) return null;
  const send = async (verb: 'ask' | 'return', note: string) => {
    await askAdmin(`reviews/${verb}`, { collection: collectionSlug, id, note });
    await read();
  };
  const isDraft = !info.hasPublishedDoc || info.unpublishedVersionCount > 0;
  const isAuthor = user?.role === 'autor';
  if (!request && !(isAuthor && isDraft)) return null;
  return (
    <section className="field-type review" aria-label="Revisão">
      <div role="status">{request ? <RequestWords {...request} /> : null}</div>
      {isAuthor && request?.state !== 'pedida' ? (
        <NoteForm
          verb="Pedir revisão"
          label="Recado para quem publica (opcional)"
          send={(note) => send('ask', note)}
        >
          {request ? null : 'Pronto? Um editor confere e publica.'}
        </NoteForm>
      ) : null}
      {!isAuthor && request?.state === 'pedida' ? (
        <NoteForm verb="Devolver" label="O que falta" send={(note) => send('return', note)}>
          Publique, ou devolva dizendo o que falta.
        </NoteForm>
      ) : null}
    </section>
  );
}

function RequestWords({ state, askedBy, note, createdAt, ...returned }: ReviewRequest) {
  const isReturned = state === 'devolvida';
  const words = isReturned ? returned.answer : note;
  const moment = isReturned ? returned.returnedAt : createdAt;
  return (
    <>
      <p>
        <strong>{isReturned ? 'Devolvido' : 'Revisão pedida'}</strong> por{' '}
        {isReturned ? returned.returnedBy : askedBy}
        {moment ? `, em ${dayAndTime(new Date(moment))}` : ''}.
      </p>
      {words ? <blockquote>{words}</blockquote> : null}
    </>
  );
}

/** The field takes the place of the button that had the focus. */
const takeFocus = (field: HTMLTextAreaElement | null) => field?.focus();

interface NoteFormProps {
  verb: string;
  label: string;
  send: (note: string) => Promise<void>;
  children: ReactNode;
}

/** Two steps: the verb, then a note with the same verb. No form of its own, because it stands within one. */
function NoteForm({ verb, label, send, children }: NoteFormProps) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState('');
  const [refusal, setRefusal] = useState('');
  const field = useId();
  const submit = async () => {
    setBusy(true);
    setRefusal('');
    await send(note).then(
      () => {
        setNote('');
        setOpen(false);
      },
      (error: Error) => setRefusal(error.message),
    );
    setBusy(false);
  };
  if (!isOpen)
    return (
      <div className="review__step">
        {children ? <p>{children}</p> : null}
        <Button size="medium" margin={false} onClick={() => setOpen(true)}>
          {verb}
        </Button>
      </div>
    );
  return (
    <div className="review__note">
      <label htmlFor={field}>{label}</label>
      <textarea
        id={field}
        rows={3}
        maxLength={longestNote}
        value={note}
        aria-invalid={refusal !== ''}
        aria-describedby={`${field}-refusal`}
        ref={takeFocus}
        onChange={({ target }) => setNote(target.value)}
      />
      <p className="review__refusal" id={`${field}-refusal`} role="alert">
        {refusal}
      </p>
      <div className="review__step">
        <Button size="medium" margin={false} disabled={isBusy} onClick={() => void submit()}>
          {verb}
        </Button>
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => setOpen(false)}>
          Agora não
        </Button>
      </div>
    </div>
  );
}

/** The request for the open draft, and the means to read it again. */
function useRequest(collection: string | undefined, id: unknown, turn: string) {
  const [request, setRequest] = useState<ReviewRequest>();
  const read = useCallback(async () => {
    if (typeof id !== 'number' || !collection) return;
    const where = `where[list][equals]=${collection}&where[document][equals]=${id}`;
    const found = await askAdmin<{ docs: ReviewRequest[] }>(
      `review-requests?${where}&limit=1&depth=0`,
    ).catch(() => ({ docs: [] }));
    setRequest(found.docs[0]);
  }, [collection, id]);
  useEffect(() => {
    if (turn) void read();
  }, [read, turn]);
  return [request, read] as const;
}
