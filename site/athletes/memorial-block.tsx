import { paths } from '../../lib/paths.ts';
import './memorial-block.css';
import { Lanes } from '../ui/cards/lanes.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';

export function MemorialBlock() {
  return (
    <section className="memorial night" aria-labelledby="memorial">
      <Lanes />
      <div className="wrap memorial__words">
        <h2 className="d-1" id="memorial">
          Memorial do esporte amapaense
        </h2>
        <p className="lead">
          Décadas de conquistas, contadas por quem correu, nadou, remou e jogou pelo Amapá.
        </p>
        <ButtonLink href={paths.memorial} look="sun">
          Visitar Memorial
        </ButtonLink>
      </div>
    </section>
  );
}
