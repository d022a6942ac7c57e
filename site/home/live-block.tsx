import { paths } from '../../lib/paths.ts';
import './live-block.css';
import type { LiveStream } from '#content/live-stream';
import { Lanes } from '../ui/cards/lanes.tsx';
import { ButtonLink, GoLink } from '../ui/controls/button.tsx';
import { LiveStage } from '../ui/media/live-stage.tsx';

interface LiveBlockProps {
  /** Undefined when nothing is on air, or when the editor keeps it off this page. */
  stream: LiveStream | undefined;
  channel: string;
  /** The browser asks to save data. */
  savesData: boolean;
}

export function LiveBlock({ stream, channel, savesData }: LiveBlockProps) {
  return stream ? <OnAir stream={stream} savesData={savesData} /> : <OffAir channel={channel} />;
}

function OnAir({ stream, savesData }: { stream: LiveStream; savesData: boolean }) {
  return (
    <section className="live night" aria-labelledby="ao-vivo">
      <div className="page live__page">
        <div className="live__words">
          <p className="live__now">Ao vivo</p>
          <h2 className="d-1" id="ao-vivo">
            Assista agora ao vivo!
          </h2>
          <p className="lead live__lead">{stream.title}</p>
          <div className="live__actions">
            <GoLink href={paths.broadcasts}>Ver a página da transmissão</GoLink>
          </div>
        </div>
        <div className="live__player">
          <LiveStage stream={stream} savesData={savesData} />
        </div>
      </div>
    </section>
  );
}

function OffAir({ channel }: { channel: string }) {
  return (
    <section className="live night" aria-labelledby="ao-vivo">
      <Lanes />
      <div className="page live__page">
        <div className="live__words">
          <p className="live__off">Fora do ar</p>
          <h2 className="d-1" id="ao-vivo">
            Nenhuma transmissão ao vivo no momento
          </h2>
          <p className="lead live__lead">
            Quando a bola rolar, o jogo aparece aqui. Enquanto isso, reveja as partidas no canal.
          </p>
          <div className="live__actions">
            <ButtonLink href={channel} look="sun" external>
              Abrir o canal de vídeos
            </ButtonLink>
            <GoLink href={paths.broadcasts}>Ver próximas transmissões</GoLink>
          </div>
        </div>
      </div>
    </section>
  );
}
