import '../ui/cards/columns.css';
import '../ui/cards/rich-text.css';
import './service-law.css';
import type { Service } from '#content/services';
import { longDate } from '../../lib/dates.ts';
import { phoneAddress } from '../../lib/phone-address.ts';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { newTab } from '../ui/controls/button-class.ts';
import { ExternalMark } from '../ui/controls/external-mark.tsx';

/** What the law gives to who asks, who answers, and when somebody last looked at all this. */
export function ServiceLaw({ service }: { service: Service }) {
  const { rights, legislation, reviewedAt } = service;
  return (
    <section className="section" aria-labelledby="direitos">
      <div className="wrap">
        <LineHeading id="direitos">Seus direitos</LineHeading>
        <div className="columns columns--3-1-1 service-law">
          {rights.length > 0 ? (
            <div className="prose">
              <h3>O que você pode exigir</h3>
              <ul>
                {rights.map((right) => (
                  <li key={right}>{right}</li>
                ))}
              </ul>
            </div>
          ) : null}
          <Laws legislation={legislation} />
          <WhoAnswers service={service} />
        </div>
        <p className="small muted service-law__review">
          Última revisão desta página: <time dateTime={reviewedAt}>{longDate(reviewedAt)}</time>
        </p>
      </div>
    </section>
  );
}

function Laws({ legislation }: Pick<Service, 'legislation'>) {
  if (legislation.length === 0) return null;
  return (
    <div className="prose">
      <h3>Legislação</h3>
      <ul>
        {legislation.map(({ title, text, link }) => (
          <li key={title}>
            {link ? <LawLink title={title} link={link} /> : <b>{title}</b>}
            {text ? (
              <>
                <br />
                {text}
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

function LawLink({ title, link }: { title: string; link: string }) {
  const outside = !link.startsWith('/');
  return (
    <a href={link} {...(outside ? newTab : {})}>
      {title}
      {outside ? <ExternalMark /> : null}
    </a>
  );
}

function WhoAnswers({ service: { unit } }: { service: Service }) {
  const { name, phone, email } = unit;
  return (
    <div className="prose">
      <h3>Quem responde</h3>
      <p>
        {name}
        {phone ? (
          <>
            <br />
            <a href={phoneAddress(phone)}>{phone}</a>
          </>
        ) : null}
        {email ? (
          <>
            <br />
            <a href={`mailto:${email}`}>{email}</a>
          </>
        ) : null}
      </p>
    </div>
  );
}
