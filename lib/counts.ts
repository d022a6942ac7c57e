const figures = new Intl.NumberFormat('pt-BR');

/** '1.243' */
export function formatCount(count: number): string {
  return figures.format(count);
}

/** 'evento' for one, 'eventos' for any other number. */
export function nounFor(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

/** '1 evento', '1.243 eventos' */
export function counted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${nounFor(count, one, many)}`;
}
