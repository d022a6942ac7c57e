import './location-map.css';
import { islandExamples } from '../islands/examples.ts';
import { embedAddress } from './location.ts';
import { MapOnRequest } from './map-on-request.island.tsx';

export const examples = islandExamples({
  from: 'institutional/map-on-request',
  component: MapOnRequest,
  within: 'location__frame',
  mayShow: 'map',
  states: { picture: { address: embedAddress } },
});
