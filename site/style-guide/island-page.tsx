import './example.css';
import { paths } from '../../lib/paths.ts';
import { Island } from '../islands/island.tsx';
import type { islandState } from './island-states.ts';

/** One island in one state. It may bring a breadcrumb and a heading of its own, so only what names it is beside it. */
export function IslandPage(island: NonNullable<ReturnType<typeof islandState>>) {
  const { from, component, within, mayShow, state, props } = island;
  return (
    <section className="section chapter" aria-labelledby="ilha">
      <div className="wrap chapter__row">
        <p>
          <a href={paths.style}>Estilo</a>
        </p>
        <h1 className="d-3" id="ilha" lang="en">
          {`${from}: ${state}`}
        </h1>
        <div className={within} data-may-show={mayShow}>
          <Island of={component} from={from} when="touched" props={props} />
        </div>
      </div>
    </section>
  );
}
