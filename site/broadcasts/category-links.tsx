import './category-links.css';
import { type BroadcastCategory, broadcastCategories } from '../../lib/vocabulary.ts';
import type { PictogramName } from '../drawings/pictograms/figures.ts';
import { Pictogram } from '../drawings/pictograms/pictogram.tsx';
import { addressOf, type Choice } from './choose-broadcasts.ts';

const signs: Record<BroadcastCategory, PictogramName> = {
  futebol: 'futebol',
  basquete: 'basquete',
  volei: 'volei',
  natacao: 'natacao',
  atletismo: 'corrida',
  paralimpicos: 'cadeira',
  escolares: 'ginastica',
};
const categories = Object.keys(broadcastCategories) as BroadcastCategory[];

/** In the specification's order, 'Todas' at the end. */
export function CategoryLinks({ choice }: { choice: Choice }) {
  return (
    <nav className="cast-categories" aria-label="Categorias">
      <ul>
        {categories.map((category) => (
          <li key={category}>
            <a
              id={`categoria-${category}`}
              href={addressOf({ ...choice, category })}
              aria-current={choice.category === category ? 'true' : undefined}
              data-instant=""
            >
              <Pictogram name={signs[category]} />
              {broadcastCategories[category]}
            </a>
          </li>
        ))}
        <li>
          <a
            id="categoria-todas"
            className="cast-categories__all"
            href={addressOf({ ...choice, category: undefined })}
            aria-current={choice.category === undefined ? 'true' : undefined}
            data-instant=""
          >
            Todas
          </a>
        </li>
      </ul>
    </nav>
  );
}
