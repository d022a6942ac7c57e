import { islandExamples } from '../islands/examples.ts';
import { embedAddress } from './location.ts';
import { MapOnRequest } from './map-on-request.island.tsx';

export const examples = islandExamples({
  from: 'institutional/map-on-request',
  component: MapOnRequest,
  states: { picture: { address: embedAddress } },
});
