import { parse } from 'csv-parse/sync';
import Parser from 'rss-parser';
import { competitionFilePath, competitionPath } from '../lib/paths.ts';
import { ownAddress } from './support/own-address.ts';
import { expect, test } from './support/test.ts';

const cup = 'copa-das-arenas-2024-feminina';

interface DataFile {
  total: number;
  campos: { nome: string }[];
  registros: Record<string, unknown>[];
}

for (const [slug, count] of [
  [cup, 32],
  ['festival-de-natacao-2025', 19],
] as const)
  test(`${slug}: CSV and JSON say the same`, async ({ request }) => {
    const csv = await request.get(competitionFilePath(slug, 'csv'));
    const json = await request.get(competitionFilePath(slug, 'json'));
    expect(csv.headers()['content-disposition']).toBe(`attachment; filename="${slug}.csv"`);
    const file: DataFile = await json.json();
    expect(file.total).toBe(count);
    const [columns, ...rows]: string[][] = parse(await csv.text());
    expect(columns).toEqual(file.campos.map(({ nome }) => nome));
    expect(rows).toHaveLength(count);
    for (const [index, row] of rows.entries())
      expect(row).toEqual(columns?.map((name) => String(file.registros[index]?.[name] ?? '')));
  });

test('a feed reader follows one competition', async ({ request, page }) => {
  const path = competitionFilePath(cup, 'xml');
  const feed = await new Parser().parseString(await (await request.get(path)).text());
  expect(feed.feedUrl).toBe(ownAddress(path));
  expect(feed.items).toHaveLength(32);
  expect(feed.items[0]?.title).toBe('Macapá Norte 1 × 2 Santana');
  await page.goto(competitionPath(cup));
  const link = page.locator('link[rel=alternate][type="application/rss+xml"]');
  await expect(link).toHaveAttribute('href', new RegExp(`${path}$`));
});
