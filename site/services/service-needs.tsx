import '../ui/cards/split.css';
import '../ui/cards/answers.css';
import './service-needs.css';
import type { Service } from '#content/services';
import { SportLinks } from '../ui/cards/sport-links.tsx';

/** What it is and what one needs at the left; cost, time and who can at the right. */
export function ServiceNeeds({ service }: { service: Service }) {
  return (
    <section className="section">
      <div className="wrap split service-needs">
        <div>
          <h2 className="d-1">O que é</h2>
          {service.description.map((paragraph) => (
            <p key={paragraph} className="lead">
              {paragraph}
            </p>
          ))}
          <Needs service={service} />
        </div>
        <Keys service={service} />
      </div>
    </section>
  );
}

function Needs({ service: { needs, notNeeded } }: { service: Service }) {
  if (needs.length === 0 && !notNeeded) return null;
  return (
    <>
      <h2 className="d-1" id="precisa">
        O que você precisa
      </h2>
      <ul className="service-list">
        {needs.map(({ item, detail }) => (
          <li key={item}>
            <b>{item}</b>
            {detail ? <span className="small muted">{detail}</span> : null}
          </li>
        ))}
      </ul>
      {notNeeded ? (
        <p>
          <b>Não precisa</b> {notNeeded}.
        </p>
      ) : null}
    </>
  );
}

function Keys({ service }: { service: Service }) {
  const { cost, duration, whoCan, answerTime, capacity, sport } = service;
  const [first, ...others] = whoCan;
  return (
    <dl className="answers service-keys">
      <div>
        <dt>Quanto custa</dt>
        <dd>{cost}</dd>
      </div>
      {duration ? (
        <div>
          <dt>Quanto demora</dt>
          <dd>{duration}</dd>
        </div>
      ) : null}
      {capacity ? (
        <div>
          <dt>Quantas vagas</dt>
          <dd>{capacity}</dd>
        </div>
      ) : null}
      <div>
        <dt>Quem pode</dt>
        <dd>{first}</dd>
        {others.map((who) => (
          <dd key={who}>{who}</dd>
        ))}
      </div>
      <div>
        <dt>Resposta</dt>
        <dd>{answerTime}</dd>
      </div>
      {sport ? (
        <div>
          <dt>Esporte</dt>
          <dd>
            <SportLinks sports={[sport]} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
