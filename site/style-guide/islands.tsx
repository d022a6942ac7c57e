import { paths } from '../../lib/paths.ts';
import { Chapter } from './example.tsx';
import { islandExamples, nameOf } from './island-states.ts';

/** Each state has a page of its own, because ids and the first focus are one to a page. */
export function Islands() {
  return (
    <Chapter id="ilhas" title="O que responde no navegador">
      <dl className="chapter__grid" lang="en">
        {islandExamples.map(({ from, states }) => (
          <div key={from}>
            <dt>{from}</dt>
            {Object.keys(states).map((state) => (
              <dd key={state}>
                <a href={`${paths.style}/${nameOf(from, state)}`}>
                  {state}
                  <span className="vh">{` of ${from}`}</span>
                </a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Chapter>
  );
}
