import { paths } from '../../lib/paths.ts';
import './stage.css';
import type { ReactNode } from 'react';
import type { LiveStream } from '#content/live-stream';
import { ButtonLink } from '../ui/controls/button.tsx';
import { Share } from '../ui/controls/share.tsx';
import { LiveStage } from '../ui/media/live-stage.tsx';
import { watchAddress } from '../ui/media/video-address.ts';

interface OnAirProps {
  stream: LiveStream;
  savesData: boolean;
  /** The whole address of this page. */
  url: string;
  /** How many are watching. */
  status: ReactNode;
}

/** The live stream: a red band, the player up to the window's edge, and the facts beside it. */
export function OnAir({ stream, savesData, url, status }: OnAirProps) {
  return (
    <section className="night" aria-labelledby="ao-vivo-agora">
      <div className="stage__band">
        <div className="wrap stage__row">
          <h2 className="stage__now" id="ao-vivo-agora">
            <span className="stage__badge" aria-hidden="true" />
            AO VIVO AGORA
          </h2>
          {status}
        </div>
      </div>
      <div className="page stage__page">
        <div className="stage__player">
          <LiveStage stream={stream} savesData={savesData} />
        </div>
        <div className="stage__words">
          <p className="stage__time">
            <span>Começou às</span> <b className="fig">{stream.startTime}</b>
          </p>
          <h3 className="d-2">{stream.title}</h3>
          <p>{stream.description}</p>
          <div className="row row--close stage__actions">
            <ButtonLink href={watchAddress(stream.videoId)} look="sun" external>
              Assistir no YouTube
            </ButtonLink>
            <Share id="compartilhar-ao-vivo" title={`Ao vivo: ${stream.title}`} url={url} />
            <ButtonLink href={paths.events} look="ghost" icon="calendar">
              Agenda completa
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
