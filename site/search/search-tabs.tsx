import { subjects } from '../../lib/subjects.ts';
import { Tabs } from '../ui/controls/tabs.tsx';
import { offeredKinds, type SearchView, searchAddress, shownCount } from './search-view.ts';

export function SearchTabs({ words, kind, answer }: Omit<SearchView, 'page'>) {
  const kinds = offeredKinds(answer, kind).map((key) => ({
    label: subjects[key].search.many,
    href: searchAddress(words, key),
    selected: kind === key,
    count: shownCount(answer, key),
  }));
  const all = {
    label: 'Tudo',
    href: searchAddress(words),
    selected: kind === undefined,
    count: shownCount(answer, undefined),
  };
  return <Tabs label="Tipos de resultado" tabs={[all, ...kinds]} />;
}
