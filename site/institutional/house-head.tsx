import '../ui/cards/columns.css';
import './house-head.css';
import type { Institution } from '#content/institution';
import { crumbsOf } from '../addresses/crumbs.ts';
import { Masthead } from '../layout/masthead.tsx';

export function HouseHead({ institution }: { institution: Institution }) {
  return (
    <Masthead
      mix="house"
      title="Quem Somos"
      lead={institution.about}
      {...crumbsOf('institution')}
      art={<Pitch />}
      south={
        <div className="columns columns--2-2-1 purpose">
          <section aria-labelledby="missao">
            <h2 id="missao">Missão</h2>
            <p>{institution.mission}</p>
          </section>
          <section aria-labelledby="visao">
            <h2 id="visao">Visão</h2>
            <p>{institution.vision}</p>
          </section>
        </div>
      }
    />
  );
}

/** The Zerão from above: its halfway line is the Equator, so half the field is north, half south. */
function Pitch() {
  return (
    <svg
      className="scene__art mast__art pitch"
      viewBox="0 0 480 720"
      aria-hidden="true"
      focusable="false"
    >
      <path className="pitch__north" d="M0 0h480v360H0z" />
      <path className="pitch__south" d="M0 360h480v360H0z" />
      <path
        className="pitch__chalk"
        d="M24 24h432v672H24zM120 24v104h240V24M180 24v44h120V24M120 696V592h240v104M180 696v-44h120v44M192 128a52 52 0 0 0 96 0M192 592a52 52 0 0 1 96 0"
      />
      <circle className="pitch__chalk" cx="240" cy="360" r="78" />
      <path className="pitch__line" d="M-2000 358H2480v4H-2000z" />
      <circle className="pitch__sun" cx="240" cy="360" r="26" />
    </svg>
  );
}
