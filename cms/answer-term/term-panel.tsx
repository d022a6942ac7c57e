'use client';
import { useFormFields } from '@payloadcms/ui';
import { useState } from 'react';
import { problemOfReason, reasonLength } from '../../lib/answer-term.ts';
import { counted } from '../../lib/counts.ts';
import { dayOf, longDate, timeOf } from '../../lib/dates.ts';
import { askAdmin } from '../components/ask-admin.ts';
import type { MessageTerm } from './message-term.ts';
import './term-panel.css';

/** Until when to answer, and the button that gives more time; afterwards, who gave it and why. */
export function TermPanel({ id, first }: { id: number; first: MessageTerm }) {
  const [term, setTerm] = useState(first);
  const isAnswered = useFormFields(([fields]) => Boolean(fields.answeredAt?.value));
  const { due, left, offer, extension } = term;
  if (isAnswered && !extension) return null;
  return (
    <section aria-labelledby="prazo-da-mensagem" className="field-type term-panel">
      <h2 id="prazo-da-mensagem">Prazo</h2>
      <div aria-live="polite">
        {isAnswered ? null : (
          <p>
            Responder até <strong>{longDate(due)}</strong>: {leftWords(left)}.
          </p>
        )}
        {extension ? <Extension {...extension} /> : null}
      </div>
      {offer && !isAnswered ? <Extending {...{ id, offer, setTerm }} /> : null}
    </section>
  );
}

function leftWords(left: number): string {
  if (left === 0) return 'é hoje';
  if (left < 0) return `venceu há ${counted(-left, 'dia', 'dias')}`;
  return `${left === 1 ? 'falta' : 'faltam'} ${counted(left, 'dia', 'dias')}`;
}

function Extension({ at, by, reason }: NonNullable<MessageTerm['extension']>) {
  const moment = new Date(at);
  return (
    <div className="term-panel__done">
      <p>
        <strong>Prazo prorrogado</strong> por {by} em {longDate(dayOf(moment))}, {timeOf(moment)}.
        Quem escreveu foi avisado por e-mail.
      </p>
      <blockquote>{reason}</blockquote>
    </div>
  );
}

interface ExtendingProps {
  id: number;
  offer: NonNullable<MessageTerm['offer']>;
  setTerm: (term: MessageTerm) => void;
}

function Extending({ id, offer, setTerm }: ExtendingProps) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const extend = async () => {
    const wrong = problemOfReason(reason);
    setProblem(wrong ?? '');
    if (wrong) return;
    setBusy(true);
    await askAdmin<MessageTerm>(`contact-messages/${id}/prorrogar`, { reason })
      .then(setTerm)
      .catch(({ message }: Error) => setProblem(message))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <button
        aria-controls="prorrogar"
        aria-expanded={isOpen}
        className="btn btn--style-secondary btn--size-large term-panel__button"
        disabled={isBusy}
        type="button"
        onClick={() => setOpen(!isOpen)}
      >
        Prorrogar o prazo
      </button>
      <fieldset className="term-panel__ask" hidden={!isOpen} id="prorrogar">
        <legend>
          Mais {offer.days} dias, até {longDate(offer.due)}. Só pode uma vez.
        </legend>
        <label htmlFor="motivo-da-prorrogacao">Motivo</label>
        <textarea
          aria-describedby="sobre-o-motivo problema-do-motivo"
          aria-invalid={problem !== ''}
          id="motivo-da-prorrogacao"
          rows={4}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <p id="sobre-o-motivo">
          Pelo menos {reasonLength.least} caracteres. Quem escreveu recebe este texto por e-mail,
          com a nova data.
        </p>
        <p className="term-panel__problem" id="problema-do-motivo" role="alert">
          {problem}
        </p>
        <button
          className="btn btn--style-primary btn--size-large term-panel__button"
          disabled={isBusy}
          type="button"
          onClick={() => void extend()}
        >
          {isBusy ? 'Prorrogando…' : 'Prorrogar e avisar'}
        </button>
      </fieldset>
    </>
  );
}
