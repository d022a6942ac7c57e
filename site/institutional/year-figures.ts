import type { TransparencyRecord } from '#content/transparency';
import { shortReais } from '../../lib/money.ts';
import { sumUp, type Totals } from './records.ts';

export interface YearFigures extends Totals {
  year: number;
  /** How many records the sums are made of. */
  count: number;
}

/** The sums of each year, the newest first; a year without records is there too. */
export function yearFigures(records: TransparencyRecord[], years: number[]): YearFigures[] {
  return years.map((year) => {
    const own = records.filter((record) => record.year === year);
    return { year, count: own.length, ...sumUp(own) };
  });
}

/** '31%' of what was planned has been paid; undefined where nothing was planned. */
export function paidShare({ planned, paid }: Totals): string | undefined {
  if (planned <= 0) return undefined;
  return `${Math.round((paid / planned) * 100)}%`;
}

export interface YearBars {
  planned: number;
  paid: number;
}

/** How long each bar is, in hundredths of the longest one. */
export function barLengths(figures: YearFigures[]): YearBars[] {
  const longest = Math.max(0, ...figures.flatMap(({ planned, paid }) => [planned, paid]));
  const length = (amount: number) =>
    longest === 0 ? 0 : Math.round((amount / longest) * 10_000) / 100;
  return figures.map(({ planned, paid }) => ({ planned: length(planned), paid: length(paid) }));
}

/** What the drawing shows, in one or two sentences. */
export function finding(figures: YearFigures[]): string {
  const withRecords = figures.filter(({ count }) => count > 0);
  const [first, ...others] = withRecords;
  if (!first) return 'Não há registros para comparar.';
  const shares = withRecords.flatMap((one) => {
    const share = paidShare(one);
    return share ? [`${share} do previsto em ${one.year}`] : [];
  });
  const paid = shares.length === 0 ? '' : ` Foram pagos ${joined(shares)}.`;
  if (others.length === 0)
    return `Só ${first.year} tem registros: ${shortReais(first.planned)} previstos.${paid}`;
  const most = withRecords.reduce((a, b) => (b.planned > a.planned ? b : a));
  return `O maior valor previsto é o de ${most.year}: ${shortReais(most.planned)}.${paid}`;
}

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });
const joined = (texts: string[]) => list.format(texts);
