import { connections } from '../measure/load.ts';
import { median } from '../measure/median.ts';
import { type Publication, quietPublications } from '../measure/publication.ts';
import { ms, table } from './markdown.ts';
import type { Report } from './results.ts';

const freshWithinMs = 2000;
const keptAtLeast = 0.5;

export function reportPublication(found: Publication[], runs: number): Report {
  const middleAndMost = (values: number[]) =>
    values.length > 0 ? `${ms(median(values))} (${ms(Math.max(...values))})` : '–';
  const rows = found.map((one) => [
    one.documents.toLocaleString('en'),
    middleAndMost(one.freshAloneMs),
    middleAndMost(one.freshBehindMs),
    middleAndMost(one.firstPageMs),
    `${median(one.keptUnderLoad).toFixed(2)} (${Math.min(...one.keptUnderLoad).toFixed(2)})`,
  ]);
  const latest = Math.max(...found.flatMap((one) => [...one.freshAloneMs, ...one.freshBehindMs]));
  const least = Math.min(...found.flatMap((one) => one.keptUnderLoad));
  const state = (reached: boolean) => (reached ? 'reached' : '**not reached**');
  const head = [
    'Documents',
    'fresh, the portal alone, ms',
    'fresh, behind nginx, ms',
    'that first page itself, ms',
    'pages/s kept in the worst second',
  ];
  return {
    name: 'publication',
    title: 'The first page after a publication',
    text: [
      `An editor gives an article of the home page another title, through the admin; two visitors ask for the home page every 20 ms, before and after, until it shows. Medians of ${quietPublications} publications, the worst in brackets. Then ${runs} more while ${connections} connections ask for the home page as fast as they can: pages in the worst second after the publication, by a second before it.`,
      [
        `- Fresh within ${ms(freshWithinMs)} ms: ${state(latest <= freshWithinMs)}, the latest after ${ms(latest)} ms.`,
        `- Pages per second don't fall below half: ${state(least >= keptAtLeast)}, the least is ${least.toFixed(2)} ×.`,
      ].join('\n'),
      table(head, rows),
    ].join('\n\n'),
    plots: [],
  };
}
