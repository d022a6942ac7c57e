import './receipt.css';
import type { OwnEntry } from '#content/followed-entry';
import { counted } from '../../lib/counts.ts';
import { maskedCpf } from '../../lib/cpf.ts';
import { dayOf, longDate, shortDate, timeOf } from '../../lib/dates.ts';
import { QrCode } from '../drawings/qr-code.tsx';

/** For the screen, the printer and the counter. */
export function Receipt({ entry, address }: { entry: OwnEntry; address: string }) {
  const { protocol, title, quotaLabel, content, sentAt, signUp, reason } = entry;
  const { team, people, name, email, cpf } = content;
  const facts: [string, string][] = [
    ['Serviço', title],
    ...(team ? ([['Equipe', team]] as [string, string][]) : []),
    ['Chave', quotaLabel],
    ['Responsável', [name, cpf && `CPF ${maskedCpf(cpf)}`].filter(Boolean).join(', ')],
    ['Enviada', `${longDate(dayOf(sentAt))}, ${timeOf(sentAt)}`],
    ...(reason ? ([['Motivo da recusa', reason]] as [string, string][]) : []),
  ];
  return (
    <>
      <div className="receipt" data-forget>
        <div className="receipt__words night">
          <p>Protocolo</p>
          <p className="receipt__number fig">{protocol}</p>
          <dl className="receipt__facts">
            {facts.map(([term, words]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="receipt__code south">
          <QrCode text={address} />
          <p>Mostre este código no balcão, ou leia para ver a resposta.</p>
        </div>
      </div>
      <details>
        <summary>{counted(people.length, 'pessoa', 'pessoas')} nesta inscrição</summary>
        <ol>
          {people.map((person) => (
            <li key={`${person.name} ${person.birth}`}>
              {person.name}, {shortDate(person.birth)}
            </li>
          ))}
        </ol>
      </details>
      <div>
        <h2 className="d-2">O que acontece agora</h2>
        <ul className="sign-up__points">
          <li>
            {email
              ? `O recibo vai para ${email}. Um endereço recebe de nós até três e-mails de inscrições por hora: se este não chegar, guarde o link desta página ou imprima.`
              : 'Guarde este recibo impresso.'}
          </li>
          <li>
            A conferência responde em até {counted(signUp.answerDays, 'dia', 'dias')} depois do
            envio.
          </li>
          <li>Os dados são apagados em {longDate(signUp.deleteOn)}.</li>
        </ul>
      </div>
    </>
  );
}
