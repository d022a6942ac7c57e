import './live-player.css';
import { islandExamples } from '../../islands/examples.ts';
import { LiveFrame } from './live-frame.island.tsx';

export const examples = islandExamples({
  from: 'ui/media/live-frame',
  component: LiveFrame,
  within: 'live-player example__screen',
  mayShow: 'video',
  states: { playing: { videoId: 'aqz-KE-bpKQ', title: 'Final da Copa' } },
});
