import { paths } from '../../lib/paths.ts';
import './followed-story.css';
import type { FollowedMessage } from '#content/contact';
import { dayOf, longDate, timeOf } from '../../lib/dates.ts';
import { type ContactState, contactStates, contactSubjects } from '../../lib/vocabulary.ts';
import { ButtonLink } from '../ui/controls/button.tsx';

const order = Object.keys(contactStates) as ContactState[];

const explained: Record<ContactState, string> = {
  recebida: 'Sua mensagem chegou. Em breve alguém da secretaria vai ler.',
  'em-analise': 'Alguém da secretaria está cuidando da sua mensagem.',
  respondida: 'A resposta está abaixo. Também foi para o seu e-mail.',
};

const When = ({ moment }: { moment: Date }) => (
  <time dateTime={moment.toISOString()}>
    {longDate(dayOf(moment))}, {timeOf(moment)}
  </time>
);

/** The state of a message, what was asked, what was answered. */
export function FollowedStory({ message }: { message: FollowedMessage }) {
  const { state, answer, extension } = message;
  const reached = order.indexOf(state);
  return (
    <section className="followed" aria-labelledby="acompanhar">
      <div className="wrap">
        <h1 className="d-1" id="acompanhar">
          <span className="vh">Situação: </span>
          {contactStates[state]}
        </h1>
        <p className="lead followed__lead">{explained[state]}</p>
        <ol className="followed__way" aria-label="Situação da mensagem">
          {order.map((step, place) => (
            <li
              key={step}
              className={place <= reached ? 'followed__reached' : undefined}
              aria-current={step === state ? 'step' : undefined}
            >
              {contactStates[step]}
            </li>
          ))}
        </ol>
        <Facts message={message} />
        {extension ? (
          <>
            <h2 className="d-2">A resposta chega até {longDate(extension.due)}</h2>
            <p className="followed__words">
              A secretaria precisa de mais tempo. O prazo foi prorrogado, e isso só pode acontecer
              uma vez.
            </p>
            <p className="followed__words">Motivo: {extension.reason}</p>
          </>
        ) : null}
        {answer ? (
          <div className="followed__answer">
            <h2 className="d-2">Resposta da secretaria</h2>
            <p className="small muted">
              <When moment={answer.at} />
            </p>
            <p className="followed__words">{answer.text}</p>
          </div>
        ) : null}
        <h2 className="d-2">Sua mensagem</h2>
        <p className="followed__words">{message.message}</p>
        <div className="row row--close contact__next">
          <ButtonLink href={paths.contact}>Escrever outra mensagem</ButtonLink>
          <ButtonLink href={paths.deletion} look="ghost">
            Apagar meus dados
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function Facts({ message }: { message: FollowedMessage }) {
  const { protocol, subject, about, sentAt } = message;
  return (
    <dl className="row followed__facts">
      <div>
        <dt>Protocolo</dt>
        <dd>{protocol}</dd>
      </div>
      <div>
        <dt>Assunto</dt>
        <dd>{contactSubjects[subject]}</dd>
      </div>
      {about ? (
        <div>
          <dt>Sobre</dt>
          <dd>{about}</dd>
        </div>
      ) : null}
      <div>
        <dt>Enviada em</dt>
        <dd>
          <When moment={sentAt} />
        </dd>
      </div>
    </dl>
  );
}
