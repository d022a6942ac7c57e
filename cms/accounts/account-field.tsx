'use client';
import type { ComponentProps } from 'react';
import { useEffect, useId, useRef } from 'react';

interface Props extends ComponentProps<'input'> {
  label: string;
  hint?: string;
}

/** A field of the account's forms, in Payload's looks. These forms send what Payload's own can't. */
export function AccountField({ label, hint, type = 'text', ...rest }: Props) {
  const id = useId();
  return (
    <div className={`field-type ${type === 'password' ? 'password' : 'text'} account-field`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        aria-describedby={hint ? `${id}-hint` : undefined}
        id={id}
        required
        type={type}
      />
      {hint ? <p id={`${id}-hint`}>{hint}</p> : null}
    </div>
  );
}

/** Of the app, or of the paper: both may be typed with blanks. */
export function CodeField({ hint, isFirst = false }: { hint?: string; isFirst?: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  // Where it is all that a new step asks for.
  useEffect(() => {
    if (isFirst) field.current?.focus();
  }, [isFirst]);
  return (
    <AccountField
      autoCapitalize="none"
      autoComplete="one-time-code"
      hint={hint}
      label="Código"
      maxLength={20}
      name="code"
      ref={field}
      spellCheck={false}
    />
  );
}

export const recoveryHint =
  'Seis números do aplicativo. Sem o celular, escreva um dos códigos de recuperação.';

/** Read aloud when it comes. */
export function Refused({ reason }: { reason: string }) {
  return (
    <p aria-live="assertive" className="account-refused" role="alert">
      {reason}
    </p>
  );
}
