import '../ui/cards/columns.css';
import './services-page.css';
import type { ServiceCard } from '#content/services';
import { formatCount, nounFor } from '../../lib/counts.ts';
import { servicePath } from '../../lib/paths.ts';
import { isOpen, type ServiceState, serviceState, stateWords } from '../../lib/service-state.ts';
import { type ServiceGroup, serviceGroups } from '../../lib/vocabulary.ts';
import { HeroArt } from '../drawings/posters/hero-art.tsx';
import { Masthead } from '../layout/masthead.tsx';
import { HangingBars, StandingBars } from '../ui/cards/line-bars.tsx';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { Tag } from '../ui/controls/tag.tsx';
import { windowLine } from './service-windows.ts';

interface ServicesPageProps {
  services: readonly ServiceCard[];
  now: Date;
}

/** Every task on one page, by what one wants, each with its state. */
export function ServicesPage({ services, now }: ServicesPageProps) {
  const groups = (Object.keys(serviceGroups) as ServiceGroup[])
    .map((group) => ({ group, tasks: services.filter((service) => service.group === group) }))
    .filter(({ tasks }) => tasks.length > 0);
  return (
    <>
      <ServicesHead services={services} now={now} />
      {groups.map(({ group, tasks }) => (
        <section className="section" key={group} aria-labelledby={group}>
          <div className="wrap">
            <LineHeading id={group}>{serviceGroups[group]}</LineHeading>
            <ul className="columns service-rows">
              {tasks.map((task) => (
                <ServiceRow key={task.slug} service={task} now={now} />
              ))}
            </ul>
          </div>
        </section>
      ))}
    </>
  );
}

/** The line is some months, the sun is today: what one can ask for now stands on it, the rest hangs from it. */
function ServicesHead({ services, now }: ServicesPageProps) {
  const line = windowLine(services, now);
  const right = <p className="mast__note">Um direito seu, dado pela Lei 13.460/2017.</p>;
  const words = {
    title: 'Serviços',
    lead: 'A Carta de Serviços da secretaria: o que você pode pedir, quem pode, o que precisa, quanto custa e em quanto tempo vem a resposta.',
    here: 'Serviços',
  };
  if (line.standing.length + line.hanging.length === 0)
    return (
      <Masthead
        {...words}
        art={<HeroArt name="salto" className="scene__art mast__art mast__art--low" />}
        south={right}
      />
    );
  return (
    <Masthead
      mix="services-head"
      {...words}
      north={<StandingBars bars={line.standing} />}
      south={
        <>
          <HangingBars bars={line.hanging} marks={line.months} sun={line.today} />
          {right}
        </>
      }
    />
  );
}

function ServiceRow({ service, now }: { service: ServiceCard; now: Date }) {
  const state = serviceState(service, now);
  return (
    <li className="service-row">
      <Days state={state} />
      <div>
        <h3 className="d-3">
          <a className="cover-link" href={servicePath(service.slug)}>
            {service.title}
          </a>
        </h3>
        <p className="muted">{service.summary}</p>
        <Tag tone={isOpen(state) ? 'green' : state.kind === 'opens' ? 'blue' : 'plain'}>
          {stateWords(state, now)}
        </Tag>
      </div>
    </li>
  );
}

/** How many days are left, where the calendar decides; otherwise a sun over the line or a ring under it. */
function Days({ state }: { state: ServiceState }) {
  if ((state.kind === 'opens' || state.kind === 'open') && state.days !== undefined)
    return (
      <p className="small">
        <b className="fig">{formatCount(state.days)}</b>{' '}
        {nounFor(state.days, 'dia para', 'dias para')} {state.kind === 'opens' ? 'abrir' : 'pedir'}
      </p>
    );
  const open = isOpen(state);
  return (
    <svg
      className={open ? 'service-row__open' : undefined}
      viewBox="0 0 44 44"
      aria-hidden="true"
      focusable="false"
    >
      <rect y="20" width="44" height="4" />
      <circle cx="22" cy={open ? 9 : 35} r="9" />
    </svg>
  );
}
