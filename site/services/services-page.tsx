import '../ui/cards/rule-rows.css';
import './services-page.css';
import type { ServiceCard } from '#content/services';
import { servicePath } from '../../lib/paths.ts';
import { isOpen, serviceState, stateWords } from '../../lib/service-state.ts';
import { type ServiceGroup, serviceGroups } from '../../lib/vocabulary.ts';
import { HeroArt } from '../drawings/posters/hero-art.tsx';
import { Masthead } from '../layout/masthead.tsx';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { Tag } from '../ui/controls/tag.tsx';

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
      <Masthead
        title="Serviços"
        lead="A Carta de Serviços da secretaria: o que você pode pedir, quem pode, o que precisa, quanto custa e em quanto tempo vem a resposta."
        here="Serviços"
        art={<HeroArt name="salto" className="scene__art mast__art mast__art--low" />}
        south={<p className="mast__note">Um direito seu, dado pela Lei 13.460/2017.</p>}
      />
      {groups.map(({ group, tasks }) => (
        <section className="section" key={group} aria-labelledby={group}>
          <div className="wrap">
            <LineHeading id={group}>{serviceGroups[group]}</LineHeading>
            <ul className="rule-rows">
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

function ServiceRow({ service, now }: { service: ServiceCard; now: Date }) {
  const state = serviceState(service, now);
  return (
    <li className="service-row">
      <div>
        <h3 className="d-3">
          <a className="cover-link" href={servicePath(service.slug)}>
            {service.title}
          </a>
        </h3>
        <p className="muted">{service.summary}</p>
      </div>
      <Tag tone={isOpen(state) ? 'green' : state.kind === 'opens' ? 'blue' : 'plain'}>
        {stateWords(state, now)}
      </Tag>
    </li>
  );
}
