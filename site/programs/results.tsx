import './results.css';
import type { Result } from '#content/programs';

/** Figures above and below the line. */
export function Results({ results }: { results: Result[] }) {
  if (results.length === 0) return null;
  return (
    <section className="section" aria-labelledby="resultados">
      <div className="program-results">
        <div className="wrap">
          <h2 className="d-1" id="resultados">
            Nossos resultados
          </h2>
          <dl>
            {results.map(({ figure, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="fig">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
