const figures = new Intl.NumberFormat('pt-BR');

/** '1.243' */
export function formatCount(count: number): string {
  return figures.format(count);
}
