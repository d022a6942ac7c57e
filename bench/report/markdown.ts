/** The first column is words, the others are figures. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map(line).join('\n');
}

export const ms = (value: number) => Math.round(value).toLocaleString('en');
export const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
export const times = (value: number) => `${value.toFixed(2)} ×`;

/** Whether what was aimed at was reached, by the worst of all. */
export function verdict(aim: string, worst: number, where: string, reached: boolean): string {
  return `- ${aim}: ${reached ? 'reached' : '**not reached**'}, the worst is ${times(worst)} (${where}).`;
}
