'use client';
import { useRouter } from 'next/navigation.js';
import { useState, useTransition } from 'react';
import { askAdmin } from '../components/ask-admin.ts';
import type { Ended } from './ended.ts';
import { EnterForm } from './enter-form.tsx';
import { OnAirPanel } from './on-air-panel.tsx';
import type { LiveScreenState } from './read-live-screen.ts';

interface LiveDeskProps extends LiveScreenState {
  publicAddress: string;
}

/** Either what is on air, or the form that puts something there; after each tap the server tells which. */
export function LiveDesk({ onAir, announced, category, publicAddress }: LiveDeskProps) {
  const router = useRouter();
  const [error, setError] = useState('');
  const [ended, setEnded] = useState<Ended>();
  const [isSending, setSending] = useState(false);
  const [isRefreshing, startRefresh] = useTransition();
  const isBusy = isSending || isRefreshing;

  /** One tap at a time. After a refusal too, the screen shows what is true now. */
  async function send(path: 'entrar' | 'encerrar', data: object): Promise<void> {
    if (isBusy) return;
    setSending(true);
    setError('');
    try {
      const answer = await askAdmin<Ended>(`ao-vivo/${path}`, data);
      setEnded(path === 'encerrar' ? answer : undefined);
    } catch (refusal) {
      setError((refusal as Error).message);
    }
    setSending(false);
    startRefresh(() => router.refresh());
  }

  // The sample stands below: who comes to go on air need not pass it.
  const isSample = onAir?.startedAt === null;
  return (
    <>
      <div aria-live="polite">
        {error ? <p className="live-screen__error">{error}</p> : null}
        {ended ? <EndedNote {...ended} /> : null}
      </div>
      {!onAir || isSample ? (
        <EnterForm
          {...{ announced, category, isBusy }}
          enter={(wish) => send('entrar', wish)}
          complain={setError}
        />
      ) : null}
      {onAir ? (
        <OnAirPanel
          {...{ onAir, isBusy, publicAddress }}
          end={() => send('encerrar', { startedAt: onAir.startedAt })}
        />
      ) : null}
    </>
  );
}

function EndedNote({ title, address }: Ended) {
  if (!address) return <p className="live-screen__note">Fora do ar.</p>;
  return (
    <p className="live-screen__note">
      Encerrada. A gravação já está no site: <a href={address}>{title}</a>
    </p>
  );
}
