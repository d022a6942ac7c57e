import './impact.css';
import type { Event } from '#content/events';
import type { Home } from '#content/home';
import type { Municipality } from '#content/municipalities';
import { LatitudeMap } from './latitude-map.tsx';
import { UpcomingEvents } from './upcoming-events.tsx';

interface ImpactProps {
  figures: Home['impact'];
  municipalities: Municipality[];
  events: Event[];
  now: Date;
}

export function Impact({ figures, municipalities, events, now }: ImpactProps) {
  const upcoming = <UpcomingEvents events={events} now={now} />;
  // Alone, it takes the whole width.
  if (figures.length === 0) return <div className="section wrap">{upcoming}</div>;
  return (
    <div className="section page impact">
      <section className="score" aria-labelledby="impacto">
        <h2 className="vh" id="impacto">
          Nosso impacto em números
        </h2>
        <dl>
          {figures.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="fig">{figure}</dd>
            </div>
          ))}
        </dl>
        <LatitudeMap municipalities={municipalities} />
      </section>
      {upcoming}
    </div>
  );
}
