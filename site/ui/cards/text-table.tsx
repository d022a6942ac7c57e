import type { ReactNode } from 'react';
import type { Block, TableBlock, TableCell } from '#content/rich-text';
import { plainText } from '#content/rich-text-words';

interface TextTableProps {
  table: TableBlock;
  show: (blocks: Block[]) => ReactNode[];
}

/** What is wider than the page is scrolled, with the keyboard too. */
const scrolled = { tabIndex: 0 };

/** A table of an editor's text. The first rows that only head columns are its head. */
export function TextTable({ table: { rows }, show }: TextTableProps) {
  const body = rows.findIndex((row) => !row.every(({ heads }) => heads === 'column'));
  const split = body < 0 ? 0 : body;
  const head = rows.slice(0, split);
  const name = `Tabela: ${plainText((rows[0] ?? []).flatMap(({ children }) => children))}`;
  const showRow = (row: TableCell[], place: number) => (
    <tr key={`${place} ${JSON.stringify(row).slice(0, 80)}`}>
      {row.map((cell, column) => showCell(cell, `${column} ${cell.heads}`, show))}
    </tr>
  );
  return (
    <section className="text-block text-block__scroll" aria-label={name} {...scrolled}>
      <table>
        {head.length > 0 ? <thead>{head.map(showRow)}</thead> : null}
        <tbody>{rows.slice(split).map(showRow)}</tbody>
      </table>
    </section>
  );
}

function showCell({ heads, children }: TableCell, key: string, show: TextTableProps['show']) {
  const words = show(children);
  if (heads === undefined) return <td key={key}>{words}</td>;
  return (
    <th key={key} scope={heads === 'column' ? 'col' : 'row'}>
      {words}
    </th>
  );
}
