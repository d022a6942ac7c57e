import type { IslandExamples } from '../islands/examples.ts';
import { Island } from '../islands/island.tsx';
import { Chapter, Example } from './example.tsx';

/** Beside each island stand its states: tests walk the same list. */
const modules = import.meta.glob<{ examples: IslandExamples }>('../**/*.example.tsx', {
  eager: true,
});

export function Islands() {
  return (
    <Chapter id="ilhas" title="O que responde no navegador">
      {Object.values(modules).flatMap(({ examples: { from, component, states } }) =>
        Object.entries(states).map(([state, props]) => (
          <Example key={`${from}-${state}`} name={`${from}: ${state}`}>
            <Island of={component} from={from} when="touched" props={props} />
          </Example>
        )),
      )}
    </Chapter>
  );
}
