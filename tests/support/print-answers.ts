/**
 * Prints what the search answers to some questions, and the parts of the sitemap, over a new database filled with
 * the sample and more.
 */
import { prepareDatabase } from '../../scripts/prepare-database.ts';
import { seedMany } from '../../scripts/seed-many.ts';

const now = new Date('2025-05-12T12:00:00Z');
const questions = [
  ...[
    'corrida',
    'natação orla',
    'atletsmo',
    'co',
    'paralimpíadas',
    'idosos santana',
    'quinta feliz',
  ],
  ...[
    'ginásio macapá',
    'são',
    'vôlei final',
    'bolsa atleta',
    'contrato',
    'xyzqwk',
    'natacao xyzqwk',
  ],
];

const { openPayload } = await import('../../content/payload.ts');
const { search, searchNews, searchSuggestions } = await import('../../content/search.ts');
const { listAddressParts, listPageAddresses } = await import('../../content/page-addresses.ts');
const payload = await openPayload();
await payload.db.migrate();
await prepareDatabase(payload, { sample: true, frozenNow: now }, () => {});
await seedMany(payload, 300, now);
for (const words of questions) {
  const news = await searchNews({ words, category: undefined }, { offset: 0, count: 100 }, now);
  const answers: unknown[] = [news, await searchSuggestions(words, now)];
  for (const page of [1, 2]) answers.push(await search({ words, kind: undefined, page }, now));
  console.log(JSON.stringify({ words, answers }));
}
for (const { subject, part, changedAt } of await listAddressParts(now)) {
  const pages = await listPageAddresses({ subject, part }, now);
  const last = Math.max(...pages.map((page) => page.changedAt.getTime()));
  console.log(JSON.stringify({ subject, part, isOfLast: changedAt.getTime() === last }));
}
process.exit(0);
