import './pagination.css';
import { Icon } from '../../drawings/icon.tsx';

interface PaginationProps {
  label: string;
  page: number;
  last: number;
  /** The address of a page. */
  to: (page: number) => string;
}

/** Pages of a list, all of them while they are few, else the ends and the neighbours. */
export function Pagination({ label, page, last, to }: PaginationProps) {
  if (last < 2) return null;
  return (
    <nav className="pages" aria-label={label} data-then="top">
      <ul>
        {page > 1 ? (
          <li>
            <a id="pagina-anterior" href={to(page - 1)} rel="prev" data-instant="">
              <Icon name="back" />
              Anterior
            </a>
          </li>
        ) : null}
        {shownPages(page, last).map((number, position, shown) => (
          <li key={number} className={number - (shown[position - 1] ?? 0) > 1 ? 'pages__gap' : ''}>
            <a
              id={`pagina-${number}`}
              className="pages__number"
              href={to(number)}
              aria-current={number === page ? 'page' : undefined}
              data-instant=""
            >
              <span className="vh">Página </span>
              {number}
            </a>
          </li>
        ))}
        {page < last ? (
          <li>
            <a id="pagina-proxima" href={to(page + 1)} rel="next" data-instant="">
              Próxima
              <Icon name="go" />
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

/** '95 eventos, página 2 de 4' */
export function withPage(text: string, page: number, last: number): string {
  return last > 1 ? `${text}, página ${page} de ${last}` : text;
}

export function shownPages(page: number, last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => last <= 7 || number === 1 || number === last || Math.abs(number - page) <= 1,
  );
}
