import { islandExamples } from '../islands/examples.ts';
import { KeptNote } from './kept-note.island.tsx';

export const examples = islandExamples({
  from: 'today/kept-note',
  component: KeptNote,
  states: { 'nothing kept': { field: 'municipio' } },
});
