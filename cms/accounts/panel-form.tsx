'use client';
import { Button } from '@payloadcms/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Refused } from './account-field.tsx';
import { post } from './post.ts';

interface Props<Body> {
  path: string;
  verb: string;
  /** Sent along with the fields. */
  also?: Record<string, string | undefined>;
  onDone: (body: Body) => void;
  onCancel: () => void;
  children: ReactNode;
}

/** Inside the account's own form, so no form of its own: its fields are read when the button is pressed. */
export function PanelForm<Body>({ path, verb, also, onDone, onCancel, children }: Props<Body>) {
  const box = useRef<HTMLDivElement>(null);
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function send() {
    const fields = [...(box.current?.querySelectorAll('input') ?? [])];
    if (!fields.every((field) => field.reportValidity())) return;
    setBusy(true);
    setReason('');
    const given = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    const answer = await post<Body>(path, { ...also, ...given });
    setBusy(false);
    if (answer.ok) onDone(answer.body);
    else setReason(answer.reason);
  }

  // The enter key would save the account.
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      void send();
    };
    const { current } = box;
    current?.addEventListener('keydown', hear);
    return () => current?.removeEventListener('keydown', hear);
  });

  return (
    <div className="account-form" ref={box}>
      {children}
      <Refused reason={reason} />
      <div className="account-buttons">
        <Button disabled={isBusy} onClick={() => void send()} size="medium">
          {verb}
        </Button>
        <Button buttonStyle="secondary" onClick={onCancel} size="medium">
          Cancelar
        </Button>
      </div>
    </div>
  );
}
