import { islandExamples } from '../islands/examples.ts';
import { ReelButtons } from './reel-buttons.island.tsx';

export const examples = islandExamples({
  from: 'home/reel-buttons',
  component: ReelButtons,
  states: { 'at the beginning': { reel: 'destaques-faixa', meter: 'destaques-posicao' } },
});
