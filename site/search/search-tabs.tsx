import type { Found } from '#content/search';
import { type SearchKind, searchKinds } from '../../lib/search-kinds.ts';
import { Tabs } from '../ui/tabs.tsx';

interface SearchTabsProps {
  words: string;
  kind: SearchKind | undefined;
  found: Found[];
}

export function SearchTabs({ words, kind, found }: SearchTabsProps) {
  const address = (tipo?: SearchKind) =>
    `/busca?${new URLSearchParams({ q: words, ...(tipo ? { tipo } : {}) })}`;
  const kinds = (Object.keys(searchKinds) as SearchKind[]).map((key) => ({
    label: searchKinds[key],
    href: address(key),
    selected: kind === key,
    count: found.filter((item) => item.kind === key).length,
  }));
  const all = {
    label: 'Tudo',
    href: address(),
    selected: kind === undefined,
    count: found.length,
  };
  return <Tabs label="Tipos de resultado" tabs={[all, ...kinds]} />;
}
