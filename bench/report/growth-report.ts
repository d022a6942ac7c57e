import type { Growth } from '../measure/growth-table.ts';
import { table, times, verdict } from './markdown.ts';
import { barChart } from './plot.ts';
import type { Report } from './results.ts';

const most = 1.3;
const mostMemory = 450;
const mostStop = 50;
/** Searches, and what is not a page. */
const ownAim = /busca|^\/dados\/|\.xml$/;

export function reportGrowth(rows: Growth[], sizes: number[]): Report {
  const ratioOf = ({ figures }: Growth) => (figures.at(-1) ?? 0) / (figures[0] ?? 1);
  const pages = rows.filter(({ name }) => name.startsWith('/') && !ownAim.test(name));
  const worst = [...pages].sort((a, b) => ratioOf(b) - ratioOf(a))[0];
  const memory = rows.find(({ unit }) => unit === 'MB')?.figures.at(-1);
  const work = rows.find(({ name }) => name.startsWith('longest work'))?.figures.at(-1);
  const head = [
    'Page',
    ...sizes.map((size) => `${size.toLocaleString('en')} documents`),
    'ratio',
    'answers',
  ];
  const lines = rows.map((row) => [
    row.name.startsWith('/') ? `\`${row.name}\`` : row.name,
    ...row.figures.map((figure) => `${figure} ${row.unit}`),
    times(ratioOf(row)),
    row.answerRatio === undefined ? '' : times(row.answerRatio),
  ]);
  const aims = [
    worst &&
      verdict(`No page more than ${most} ×`, ratioOf(worst), worst.name, ratioOf(worst) <= most),
    memory &&
      `- Memory under ${mostMemory} MB: ${memory < mostMemory ? 'reached' : '**not reached**'}, ${memory} MB.`,
    work !== undefined &&
      `- No page stops the event loop for more than ${mostStop} ms: ${work <= mostStop ? 'reached' : '**not reached**'}, ${work} ms of work without a pause.`,
  ];
  return {
    name: 'growth',
    title: 'Growth with the archive',
    text: [
      'Pages that are not in the cache, by `bench/growth.ts`; the ratio is that of the largest archive to the smallest, and that of the answers is of what they show, in letters: a page that shows more costs more. Searches, whole data sets and the sitemap have aims of their own. The event loop stands still while the thread works without a pause, and on a busy machine also while others have the processor: the page with the longest, median of its requests.',
      aims.filter(Boolean).join('\n'),
      table(head, lines),
    ].join('\n\n'),
    plots: [
      {
        name: 'growth',
        svg: barChart({
          title: `What a page costs with ${sizes.at(-1)?.toLocaleString('en')} documents, by ${sizes[0]}`,
          groups: [
            {
              label: '',
              bars: rows.map((row) => ({
                label: row.name,
                value: Math.min(ratioOf(row), 10),
                text: times(ratioOf(row)),
                tone: ratioOf(row) <= most ? 1 : 3,
              })),
            },
          ],
          reference: { value: most, text: `${most} ×` },
        }),
      },
    ],
  };
}
