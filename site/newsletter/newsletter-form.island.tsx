import { type FormEvent, useRef, useState } from 'react';
import { Notice, type NoticeText } from '../ui/controls/notice.tsx';
import { Trap } from '../ui/forms/trap.tsx';
import { sendSubscription } from './send-subscription.ts';

export interface NewsletterFormProps {
  /** Where it posts to: the register of addresses stays on the server. */
  action: string;
  /** The page the form stands on, kept with the address. */
  origin: string;
  typed?: string;
  /** Asks for a name too; nobody has to give one. */
  withName?: boolean;
  typedName?: string;
  notice?: NoticeText;
  /** Where a page has more than one. */
  id?: string;
}

const sending = 'Enviando…';

/** Sends the form from where it stands, and keeps what came of it. */
function useSubscription(answered: NoticeText | undefined) {
  const [notice, setNotice] = useState(answered);
  const [isSending, setIsSending] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  // Not the state, which a second press at once does not see yet.
  const isOnItsWay = useRef(false);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    const form = event.currentTarget;
    setIsSending(true);
    const answer = await sendSubscription(form);
    isOnItsWay.current = false;
    setIsSending(false);
    setNotice(answer);
    if (answer.kind === 'error') email.current?.focus();
    else clear(form);
  }

  return { notice, isSending, email, send };
}

/** To nothing, not to what was typed before a refusal. */
function clear(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])'))
    field.value = '';
}

/** A plain form, which the server answers with a page; in the browser the answer appears in place. */
export function NewsletterForm({
  action,
  origin,
  typed = '',
  withName = false,
  typedName = '',
  notice: answered,
  id = 'newsletter',
}: NewsletterFormProps) {
  const { notice, isSending, email, send } = useSubscription(answered);
  return (
    <form action={action} method="post" noValidate onSubmit={send}>
      <div className="letter__notice" aria-live="polite">
        {notice ? <Notice {...notice} /> : null}
      </div>
      <p className="vh" role="status">
        {isSending ? sending : ''}
      </p>
      <input type="hidden" name="origem" value={origin} />
      <Trap />
      {withName ? <NameField id={`${id}-nome`} typed={typedName} /> : null}
      <label htmlFor={`${id}-email`}>Seu e-mail</label>
      <div className="letter__row">
        <input
          ref={email}
          className="input letter__input"
          id={`${id}-email`}
          type="email"
          name="email"
          autoComplete="email"
          placeholder="nome@exemplo.com"
          maxLength={254}
          required
          defaultValue={typed}
          aria-invalid={notice?.kind === 'error' || undefined}
          {...(answered?.kind === 'error' ? { autoFocus: true } : {})}
          aria-describedby={`${id}-aviso`}
        />
        <button className="btn" type="submit" data-busy={isSending ? 'sim' : undefined}>
          {isSending ? sending : 'Inscrever'}
        </button>
      </div>
    </form>
  );
}

function NameField({ id, typed }: { id: string; typed: string }) {
  return (
    <div className="letter__name">
      <label htmlFor={id}>Seu nome (opcional)</label>
      <input
        className="input letter__input"
        id={id}
        type="text"
        name="nome"
        autoComplete="name"
        maxLength={100}
        defaultValue={typed}
      />
    </div>
  );
}
