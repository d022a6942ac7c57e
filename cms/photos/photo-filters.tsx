'use client';
import { useListDrawerContext } from '@payloadcms/ui';

const list = '/admin/collections/media';

const filters = [
  { label: 'Todas', address: list },
  { label: 'Sem crédito', address: `${list}?where[or][0][and][0][credit][exists]=false` },
  {
    label: 'Em preparação',
    address: `${list}?where[or][0][and][0][preparation.state][in]=esperando,preparando`,
  },
  {
    label: 'Com falha',
    address: `${list}?where[or][0][and][0][preparation.state][equals]=falhou`,
  },
];

/** What one looks for in the library, without building a filter. */
export function PhotoFilters() {
  // Links would leave the form for which one is chosen.
  const { isInDrawer } = useListDrawerContext();
  if (isInDrawer) return null;
  return (
    <nav className="photo-filters" aria-label="Mostrar imagens">
      <ul>
        {filters.map(({ label, address }) => (
          <li key={label}>
            <a href={address}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
