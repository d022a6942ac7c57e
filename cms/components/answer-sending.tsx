'use client';
import './answer-sending.css';
import { useForm, useFormFields, useFormProcessing } from '@payloadcms/ui';
import { dayOf, longDate, timeOf } from '../../lib/dates.ts';

/** Below the answer: the button that sends it; afterwards, what was sent, to whom and when. */
export function AnswerSending() {
  const { submit } = useForm();
  const isBusy = useFormProcessing();
  const [answer, answeredAt, email] = useFormFields(([fields]) =>
    ['answer', 'answeredAt', 'email'].map((name) => String(fields[name]?.value ?? '')),
  );
  const moment = answeredAt ? new Date(answeredAt) : undefined;
  return (
    <div className="field-type answer-sending" aria-live="polite">
      {moment ? (
        <div className="answer-sending__sent">
          <p>
            <strong>Resposta enviada</strong> para {email} em {longDate(dayOf(moment))},{' '}
            {timeOf(moment)}.
          </p>
          <blockquote>{answer}</blockquote>
        </div>
      ) : (
        <button
          className="btn btn--style-primary btn--size-large answer-sending__button"
          disabled={isBusy}
          type="button"
          onClick={() => void submit({ overrides: { status: 'respondida' } })}
        >
          {isBusy ? 'Enviando…' : 'Responder e enviar'}
        </button>
      )}
    </div>
  );
}
