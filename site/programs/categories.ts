import type { PosterName } from '../../lib/posters.ts';
import { type ProgramCategory, programCategories } from '../../lib/vocabulary.ts';

export type CategoryChoice = ProgramCategory | 'todos';

/** In the order of the tabs. */
export const categoryTabs: { id: CategoryChoice; label: string; sign: PosterName }[] = [
  { id: 'todos', label: 'Todos', sign: 'corrida' },
  ...(Object.keys(programCategories) as ProgramCategory[]).map((id) => ({
    id,
    label: programCategories[id],
    sign: categorySign(id),
  })),
];

/** The small sign that stands for a category. */
export function categorySign(category: ProgramCategory): PosterName {
  const signs: Record<ProgramCategory, PosterName> = {
    idosos: 'danca',
    adaptado: 'cadeira',
    juvenil: 'volei',
    comunitario: 'futsal',
    futebol: 'futebol',
    aquatico: 'natacao',
  };
  return signs[category];
}
