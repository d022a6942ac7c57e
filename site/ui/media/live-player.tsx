import './live-player.css';
import type { ReactNode } from 'react';
import type { Picture } from '#content/pictures';
import { Island } from '../../islands/island.tsx';
import { Frame } from './frame.tsx';
import { LiveFrame } from './live-frame.island.tsx';

interface LivePlayerProps {
  videoId: string;
  title: string;
  /** Shown until the player has loaded. */
  picture: Picture;
  /** Takes the player's place when `LiveFrame` finds that it can't or shouldn't load. */
  instead: ReactNode;
}

/** The only thing loaded from a third party without asking: the live stream, without cookies. */
export function LivePlayer({ videoId, title, picture, instead }: LivePlayerProps) {
  return (
    <div className="live-player" data-may-show="video">
      <Frame picture={picture} shape="16x9" sizes="(min-width: 75rem) 66vw, 100vw" eager />
      <Island of={LiveFrame} from="ui/media/live-frame" when="idle" props={{ videoId, title }} />
      <template>{instead}</template>
    </div>
  );
}
