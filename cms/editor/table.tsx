'use client';
import './table.css';
import {
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $findTableNode,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableCellNode,
  $isTableRowNode,
  $setTableColumnIsHeader,
  $setTableRowIsHeader,
  INSERT_TABLE_COMMAND,
  TableCellNode,
  TableNode,
  TableRowNode,
} from '@lexical/table';
import type { ToolbarGroupItem } from '@payloadcms/richtext-lexical';
import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import {
  $getSelection,
  type BaseSelection,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical';
import { TablePlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalTablePlugin';
import { insertGroup } from './insert-group.ts';

/** The site draws plain grids: no merged cells, no colours. */
const GridOnly = () => <TablePlugin hasCellMerge={false} hasCellBackgroundColor={false} />;

const insertTable = {
  key: 'table',
  label: 'Tabela',
  onSelect: ({ editor }: { editor: LexicalEditor }) =>
    editor.dispatchCommand(INSERT_TABLE_COMMAND, {
      columns: '3',
      rows: '3',
      includeHeaders: { rows: true, columns: false },
    }),
};

const isInTable = ({ selection }: { selection: BaseSelection }) => tableOf(selection) !== null;

function tableOf(selection: BaseSelection | null): TableNode | null {
  const [node] = selection?.getNodes() ?? [];
  return node ? $findTableNode(node) : null;
}

const tool = (key: string, label: string, act: (table: TableNode) => void): ToolbarGroupItem => ({
  key,
  label,
  isEnabled: isInTable,
  onSelect: ({ editor }) =>
    editor.update(() => {
      const table = tableOf($getSelection());
      if (table) act(table);
    }),
});

function hasHeaders(table: TableNode, which: 'row' | 'column'): boolean {
  const [first, second] = table.getChildren();
  const row = which === 'row' ? first : (second ?? first);
  const cells = $isTableRowNode(row) ? row.getChildren() : [];
  const cell = which === 'row' ? (cells[1] ?? cells[0]) : cells[0];
  return $isTableCellNode(cell) && cell.hasHeader();
}

const tools = [
  tool('tableRowAbove', 'Linha acima', () => void $insertTableRowAtSelection(false)),
  tool('tableRowBelow', 'Linha abaixo', () => void $insertTableRowAtSelection(true)),
  tool('tableColumnBefore', 'Coluna à esquerda', () => void $insertTableColumnAtSelection(false)),
  tool('tableColumnAfter', 'Coluna à direita', () => void $insertTableColumnAtSelection(true)),
  tool('tableHeadRow', 'Cabeçalho no alto', (table) =>
    $setTableRowIsHeader(table, 0, !hasHeaders(table, 'row')),
  ),
  tool('tableHeadColumn', 'Cabeçalho à esquerda', (table) =>
    $setTableColumnIsHeader(table, 0, !hasHeaders(table, 'column')),
  ),
  tool('tableRowDelete', 'Retirar linha', () => $deleteTableRowAtSelection()),
  tool('tableColumnDelete', 'Retirar coluna', () => $deleteTableColumnAtSelection()),
  tool('tableDelete', 'Retirar tabela', (table) => table.remove()),
];

export const TableFeatureClient = createClientFeature({
  nodes: [TableNode, TableCellNode, TableRowNode],
  plugins: [{ Component: GridOnly, position: 'normal' }],
  toolbarFixed: {
    groups: [
      insertGroup([insertTable]),
      { type: 'buttons', key: 'tableTools', order: 90, items: tools },
    ],
  },
});
