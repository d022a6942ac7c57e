import './island.css';
import { type ComponentType, createElement } from 'react';

/** When the browser loads an island's script: never before the first paint. */
export type When = 'idle' | 'visible' | 'touched';

interface IslandProps<Props extends object> {
  of: ComponentType<Props>;
  /** Its file under `site/`, without `.island.tsx`. */
  from: string;
  when: When;
  /** What JSON can hold: the browser begins with the same. */
  props: Props;
}

/**
 * A component that keeps state in the browser, taken over where it stands by `islands.client.ts`. Astro's own
 * islands can't stand inside a component. Pages are rendered without React's marks between texts, so an island
 * has no two texts side by side: one template string instead.
 */
export function Island<Props extends object>({ of, from, when, props }: IslandProps<Props>) {
  return (
    <div className="island" data-island={from} data-when={when} data-props={JSON.stringify(props)}>
      {createElement(of, props)}
    </div>
  );
}
