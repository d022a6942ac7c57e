import { paths } from '../../lib/paths.ts';
import './stage.css';
import { Lanes } from '../ui/cards/lanes.tsx';
import { ButtonLink, GoLink } from '../ui/controls/button.tsx';

export function OffAir({ channel }: { channel: string }) {
  return (
    <section className="stage--off night" aria-labelledby="fora-do-ar">
      <Lanes />
      <div className="wrap stage__silence">
        <p className="stage__off">Fora do ar</p>
        <h2 className="d-1" id="fora-do-ar">
          Nenhuma transmissão ao vivo no momento
        </h2>
        <p className="lead stage__lead">
          Veja abaixo o que vem por aí, peça um lembrete, ou reveja uma partida agora.
        </p>
        <div className="row stage__ways">
          <ButtonLink href={channel} look="sun" external>
            Abrir o canal de vídeos
          </ButtonLink>
          <GoLink href={paths.events}>Agenda completa</GoLink>
        </div>
      </div>
    </section>
  );
}
