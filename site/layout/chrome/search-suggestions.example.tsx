import './header-search.css';
import { paths } from '../../../lib/paths.ts';
import { islandExamples } from '../../islands/examples.ts';
import { SearchSuggestions } from './search-suggestions.island.tsx';

export const examples = islandExamples({
  from: 'layout/chrome/search-suggestions',
  component: SearchSuggestions,
  within: 'find__form',
  states: {
    empty: { from: paths.suggestions, id: 'exemplo-procurar', listId: 'exemplo-sugestoes' },
  },
});
