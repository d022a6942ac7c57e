import type { CSSProperties } from 'react';
import { counted, nounFor } from '../../lib/counts.ts';
import type { Inbox, WaitingMessage } from './waiting-messages.ts';

/** Who waits for an answer, by the days that the law leaves. */
export function WaitingList({ messages, count }: Inbox) {
  return (
    <section aria-labelledby="esperam-resposta">
      <h2 id="esperam-resposta">Esperam resposta</h2>
      {count === 0 ? <p className="desk-none">Ninguém espera. Tudo respondido.</p> : null}
      <ul className="desk-waiting">
        {messages.map((message) => (
          <Row key={message.address} {...message} />
        ))}
      </ul>
      {count > messages.length ? (
        <p className="desk-more">
          <a href="/admin/collections/contact-messages">Ver as {count} mensagens sem resposta</a>
        </p>
      ) : null}
    </section>
  );
}

function Row({ title, address, name, age, term, extended, left }: WaitingMessage) {
  const used = Math.min(100, Math.max(2, Math.round((age / term) * 100)));
  return (
    <li className={left < 0 ? 'desk-late' : undefined}>
      <p className="desk-left">
        <b className="desk-figure">{left < 0 ? `−${-left}` : left}</b>
        <small>{leftWords(left)}</small>
      </p>
      <div>
        <h3>{title}</h3>
        <p>
          {name}, {age === 0 ? 'hoje' : `há ${counted(age, 'dia', 'dias')}`}. Prazo de {term} dias
          {extended ? ', prorrogado' : ''}.
        </p>
        <div className="desk-age" style={{ '--used': `${used}%` } as CSSProperties} />
      </div>
      <a className={left < 0 ? 'desk-button' : 'desk-button desk-button--plain'} href={address}>
        Responder<span className="desk-hidden">: {title}</span>
      </a>
    </li>
  );
}

function leftWords(left: number): string {
  if (left >= 0) return `${nounFor(left, 'dia', 'dias')} de prazo`;
  return left === -1 ? 'dia, venceu ontem' : 'dias, venceu';
}
