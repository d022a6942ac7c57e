'use client';
import { useState } from 'react';
import type { OnAirNow } from './read-live-screen.ts';

interface OnAirPanelProps {
  onAir: OnAirNow;
  isBusy: boolean;
  publicAddress: string;
  end: () => void;
}

export function OnAirPanel({ onAir, isBusy, publicAddress, end }: OnAirPanelProps) {
  const [isAsking, setAsking] = useState(false);
  const isSample = onAir.startedAt === null;
  return (
    <section aria-labelledby="no-ar" className="live-screen__on-air">
      <h2 id="no-ar">{isSample ? 'No ar: conteúdo de exemplo' : 'No ar agora'}</h2>
      <p className="live-screen__title">{onAir.title}</p>
      <p className="live-screen__words">{onAir.description}</p>
      <p>Começou às {onAir.startTime}</p>
      <p>
        <a className="live-screen__see" href={publicAddress}>
          Ver no site
        </a>
      </p>
      {isAsking ? (
        <fieldset className="live-screen__sure">
          <legend>
            {isSample
              ? 'Tirar o exemplo do ar?'
              : 'Encerrar? Sai do ar e vira gravação, com este título.'}
          </legend>
          <button
            className="live-screen__large live-screen__large--end"
            disabled={isBusy}
            type="button"
            onClick={end}
          >
            {isBusy ? 'Encerrando…' : 'Sim, encerrar'}
          </button>
          <button
            className="live-screen__plain"
            disabled={isBusy}
            type="button"
            onClick={() => setAsking(false)}
          >
            Continuar no ar
          </button>
        </fieldset>
      ) : (
        <button
          className="live-screen__large live-screen__large--end"
          type="button"
          onClick={() => setAsking(true)}
        >
          Encerrar
        </button>
      )}
    </section>
  );
}
