import type { DrawingName } from '../../../lib/posters.ts';
import type { Figure } from './figure.ts';
import { atacante, basquete, futebol, futsal, volei } from './figures-ball.ts';
import { capoeira, danca, ginastica, judo } from './figures-mat.ts';
import { caminhada, corrida, salto } from './figures-run-and-field.ts';
import { aovivo, arena, xadrez } from './figures-square.ts';
import { canoagem, natacao } from './figures-water.ts';
import { bocha, cadeira, ciclismo, skate } from './figures-wheels.ts';

export const figures: Record<DrawingName, Figure> = {
  corrida,
  natacao,
  futebol,
  atacante,
  futsal,
  volei,
  basquete,
  cadeira,
  danca,
  canoagem,
  judo,
  capoeira,
  ciclismo,
  skate,
  bocha,
  ginastica,
  salto,
  xadrez,
  caminhada,
  aovivo,
  arena,
};
