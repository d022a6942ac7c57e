import { paths } from '../../lib/paths.ts';
import '../ui/cards/split.css';
import './athlete-page.css';
import './memorial-page.css';
import type { ReactNode } from 'react';
import type { Athlete } from '#content/athletes';
import { nominationAddress } from '../addresses/contact-address.ts';
import { crumbsIn } from '../addresses/crumbs.ts';
import { Breadcrumb } from '../layout/chrome/breadcrumb.tsx';
import { Lanes } from '../ui/cards/lanes.tsx';
import { ButtonLink, GoLink } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/controls/empty-state.tsx';
import { Share } from '../ui/controls/share.tsx';
import { inOwnLooks } from '../ui/media/own-looks.ts';
import { decades } from './career.ts';
import { CareerLanes } from './career-lanes.tsx';
import { Legend } from './legend.tsx';

/** Legends by the decade in which they began, on the lanes of the track. */
export function MemorialPage({ legends: all, url }: { legends: Athlete[]; url: string }) {
  const legends = inOwnLooks(all);
  const byDecade = decades(legends);
  const inOrder = byDecade.flatMap(({ athletes }) => athletes);
  const undated = legends.filter(({ activeFrom }) => activeFrom === undefined);
  return (
    <>
      <header className="hall night">
        <Lanes />
        <div className="wrap hall__words">
          <Breadcrumb {...crumbsIn('athletes', 'Memorial')} />
          <h1 className="d-hero">Memorial do esporte amapaense</h1>
          <p className="lead">
            Quem abriu o caminho. Cada raia é uma carreira: onde começa, onde termina.
          </p>
          <CareerLanes legends={inOrder} />
          <CareerLanes legends={inOrder} narrow />
        </div>
      </header>
      {legends.length === 0 ? (
        <div className="section wrap">
          <h2 className="vh">Ícones da História</h2>
          <EmptyState
            title="O Memorial está sendo escrito"
            text="As primeiras histórias chegam em breve."
          />
        </div>
      ) : null}
      {byDecade.map(({ start, athletes }) => (
        <Legends key={start} id={`decada-${start}`} look="fig decade__years" athletes={athletes}>
          <span className="vh">Década de </span>
          {start}
        </Legends>
      ))}
      {undated.length > 0 ? (
        <Legends id="sem-data" look="d-2" athletes={undated}>
          De outros tempos
        </Legends>
      ) : null}
      <section className="section" aria-labelledby="lembrar">
        <div className="wrap onward screen-only">
          <h2 className="d-2" id="lembrar">
            Quem mais devemos lembrar?
          </h2>
          <div>
            <ButtonLink href={nominationAddress('Indicação para o Memorial')}>
              Indicar um atleta
            </ButtonLink>
            <Share id="compartilhar" title="Memorial do esporte amapaense" url={url} />
            <GoLink href={paths.athletes}>Ver todos os atletas</GoLink>
          </div>
        </div>
      </section>
    </>
  );
}

interface LegendsProps {
  id: string;
  /** How the heading is set. */
  look: 'fig decade__years' | 'd-2';
  athletes: Athlete[];
  children: ReactNode;
}

function Legends({ id, look, athletes, children }: LegendsProps) {
  return (
    <section className="decade" aria-labelledby={id}>
      <div className="split wrap decade__row">
        <h2 className={look} id={id}>
          {children}
        </h2>
        <ul>
          {athletes.map((athlete) => (
            <Legend key={athlete.slug} athlete={athlete} />
          ))}
        </ul>
      </div>
    </section>
  );
}
