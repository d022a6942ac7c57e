import './impact.css';
import type { Home } from '#content/home';
import type { Municipality } from '#content/municipalities';
import { LatitudeMap } from './latitude-map.tsx';

interface ImpactProps {
  figures: Home['impact'];
  municipalities: Municipality[];
}

export function Impact({ figures, municipalities }: ImpactProps) {
  return (
    <div className="section">
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
    </div>
  );
}
