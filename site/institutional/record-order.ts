import type { TransparencyRecord } from '#content/transparency';

/** The columns of the table, by the name that the address carries. */
export const recordColumns = {
  objeto: 'Objeto',
  ano: 'Ano',
  parceiro: 'Fornecedor ou parceiro',
  data: 'Data',
  situacao: 'Situação',
  previsto: 'Previsto',
  pago: 'Pago',
} as const;
export type RecordColumn = keyof typeof recordColumns;

/** A column, with a minus sign when it is read from the largest to the smallest. */
export type RecordOrder = RecordColumn | `-${RecordColumn}`;

export const usualOrder: RecordOrder = '-ano';

const columns = Object.keys(recordColumns) as RecordColumn[];
export const recordOrders: readonly RecordOrder[] = columns.flatMap((column): RecordOrder[] => [
  column,
  `-${column}`,
]);

const texts = new Set<RecordColumn>(['objeto', 'parceiro', 'situacao']);
const values: Record<RecordColumn, (record: TransparencyRecord) => string | number> = {
  objeto: ({ title }) => title,
  ano: ({ year }) => year,
  parceiro: ({ party }) => party ?? '',
  data: ({ day }) => day,
  situacao: ({ situation }) => situation,
  previsto: ({ planned }) => planned,
  pago: ({ paid }) => paid,
};

export function columnOf(order: RecordOrder): RecordColumn {
  return order.replace('-', '') as RecordColumn;
}

export function isDescending(order: RecordOrder): boolean {
  return order.startsWith('-');
}

/** Equal ones stay in order: the newest first. Records without a value come last in both directions. */
export function sortRecords(
  records: TransparencyRecord[],
  order: RecordOrder,
): TransparencyRecord[] {
  const read = values[columnOf(order)];
  const turn = isDescending(order) ? -1 : 1;
  return [...records].sort((a, b) => {
    const [left, right] = [read(a), read(b)];
    if (left === '' || right === '') return Number(left === '') - Number(right === '');
    return typeof left === 'number' && typeof right === 'number'
      ? turn * (left - right)
      : turn * String(left).localeCompare(String(right), 'pt-BR');
  });
}

/** The order that a click on a column's head asks for: first the usual one, then the reverse. */
export function nextOrder(column: RecordColumn, current: RecordOrder): RecordOrder {
  const first: RecordOrder = texts.has(column) ? column : `-${column}`;
  if (current !== first) return first;
  return isDescending(first) ? column : `-${column}`;
}

const words: Record<'texts' | 'others', readonly [up: string, down: string]> = {
  texts: ['de A a Z', 'de Z a A'],
  others: ['menor primeiro', 'maior primeiro'],
};
const dates: Partial<Record<RecordColumn, readonly [up: string, down: string]>> = {
  ano: ['mais antigo primeiro', 'mais novo primeiro'],
  data: ['mais antiga primeiro', 'mais nova primeiro'],
};

/** 'Previsto, maior primeiro' */
export function orderName(order: RecordOrder): string {
  const column = columnOf(order);
  const [up, down] = dates[column] ?? words[texts.has(column) ? 'texts' : 'others'];
  return `${recordColumns[column]}, ${isDescending(order) ? down : up}`;
}
