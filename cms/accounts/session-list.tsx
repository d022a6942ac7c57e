'use client';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { dayAndTime } from '../../lib/day-and-time.ts';
import { Refused } from './account-field.tsx';
import { post } from './post.ts';
import type { ShownSession } from './sessions.ts';

/** Where this account is signed in. */
export function SessionList({
  sessions,
  onChange,
}: {
  sessions: ShownSession[];
  onChange: () => Promise<void>;
}) {
  const [reason, setReason] = useState('');
  const end = async (session: string) => {
    const answer = await post('/users/sessions/end', { session });
    setReason(answer.reason);
    await onChange();
  };
  return (
    <section aria-labelledby="suas-sessoes" className="account-panel">
      <h2 id="suas-sessoes">Suas sessões</h2>
      <p>Aparelhos em que esta conta está aberta. Se não conhece algum, encerre e mude a senha.</p>
      <ul className="account-sessions">
        {sessions.map(({ id, device, since, isThis }) => {
          const opened = since ? dayAndTime(new Date(since)) : 'data desconhecida';
          return (
            <li key={id}>
              <span>
                <b>{device}</b>
                {isThis ? ' · esta sessão' : ''}
                <br />
                Aberta em {opened}
              </span>
              {isThis ? null : (
                <Button
                  aria-label={`Encerrar a sessão ${device}, aberta em ${opened}`}
                  buttonStyle="secondary"
                  onClick={() => void end(id)}
                  size="small"
                >
                  Encerrar
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Refused reason={reason} />
    </section>
  );
}
