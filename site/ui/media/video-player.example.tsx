import { islandExamples } from '../../islands/examples.ts';
import { VideoPlayer } from './video-player.island.tsx';

export const examples = islandExamples({
  from: 'ui/media/video-player',
  component: VideoPlayer,
  within: 'video example__screen',
  mayShow: 'video',
  states: {
    poster: { videoId: 'aqz-KE-bpKQ', title: 'Vôlei: final do estadual' },
  },
});
