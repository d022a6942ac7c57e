'use client';
import { useState } from 'react';
import { counted } from '../../lib/counts.ts';

interface SendPanelProps {
  recipients: number;
  isBusy: boolean;
  sendTest: () => void;
  send: () => void;
  /** Day and hour in Amapá, as '2026-11-20T08:00'. */
  schedule: (at: string) => void;
}

const nobody =
  'Não há a quem enviar: ninguém confirmou a inscrição, ou nada aqui combina com o que as pessoas escolheram.';
const whoGetsWhat =
  'Cada pessoa recebe só os itens que combinam com o que escolheu. Quem escolheu receber na hora não recebe edições.';

export function SendPanel({ recipients, isBusy, sendTest, send, schedule }: SendPanelProps) {
  const [isAsking, setAsking] = useState(false);
  const [at, setAt] = useState('');
  const people = counted(recipients, 'pessoa', 'pessoas');
  return (
    <section aria-labelledby="enviar-edicao" className="edition-panel">
      <h2 id="enviar-edicao">Enviar</h2>
      <button className="edition-button" disabled={isBusy} type="button" onClick={sendTest}>
        Enviar teste para mim
      </button>
      <p>{recipients === 0 ? nobody : whoGetsWhat}</p>
      {recipients > 0 && !isAsking ? (
        <button
          className="edition-button edition-button--main"
          disabled={isBusy}
          type="button"
          onClick={() => setAsking(true)}
        >
          Enviar para {people}
        </button>
      ) : null}
      {recipients > 0 && isAsking ? (
        <fieldset className="edition-sure">
          <legend>Enviar agora para {people}? Depois não muda mais.</legend>
          <button
            className="edition-button edition-button--main"
            disabled={isBusy}
            type="button"
            onClick={send}
          >
            {isBusy ? 'Enviando…' : 'Sim, enviar'}
          </button>
          <button
            className="edition-button"
            disabled={isBusy}
            type="button"
            onClick={() => setAsking(false)}
          >
            Ainda não
          </button>
        </fieldset>
      ) : null}
      <label className="edition-when">
        Ou enviar em (horário do Amapá)
        <input type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
      </label>
      <button
        className="edition-button"
        disabled={isBusy || at === ''}
        type="button"
        onClick={() => schedule(at.slice(0, 16))}
      >
        Agendar o envio
      </button>
    </section>
  );
}
