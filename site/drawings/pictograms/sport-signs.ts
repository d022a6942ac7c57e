import type { Sport } from '../../../lib/vocabulary.ts';
import type { PictogramName } from './figures.ts';

/** The sign of each sport; athletics is shown by its best known event. */
export const sportSigns: Record<Sport, PictogramName> = {
  atletismo: 'corrida',
  basquete: 'basquete',
  bocha: 'bocha',
  caminhada: 'caminhada',
  canoagem: 'canoagem',
  capoeira: 'capoeira',
  ciclismo: 'ciclismo',
  danca: 'danca',
  futebol: 'futebol',
  futsal: 'futsal',
  ginastica: 'ginastica',
  judo: 'judo',
  natacao: 'natacao',
  skate: 'skate',
  volei: 'volei',
  xadrez: 'xadrez',
};
