import './stage.css';
import { paths } from '../../lib/paths.ts';
import { islandExamples } from '../islands/examples.ts';
import { LiveStatus } from './live-status.island.tsx';

const onAir = {
  address: paths.liveStatus,
  shown: 'Final da Copa',
  viewers: 1243,
  part: 'no-ar',
};

export const examples = islandExamples({
  from: 'broadcasts/live-status',
  component: LiveStatus,
  within: 'stage__band night',
  states: {
    'on air': onAir,
    'nobody knows how many': { ...onAir, viewers: 0 },
    'off air': { ...onAir, shown: '', viewers: 0 },
  },
});
