import Parser from 'rss-parser';
import { newsCategories } from '../lib/vocabulary.ts';
import { ownAddress, pathOf } from './support/own-address.ts';
import { expect, test } from './support/test.ts';

const parser = new Parser();

test('all news, newest first, with whole addresses that answer', async ({ request }) => {
  const response = await request.get('/dados/noticias.xml');
  expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const feed = await parser.parseString(await response.text());
  expect(feed.language).toBe('pt-BR');
  expect(feed.feedUrl).toBe(ownAddress('/dados/noticias.xml'));
  const dates = feed.items.map(({ isoDate }) => isoDate ?? '');
  expect(dates).toEqual(dates.toSorted().reverse());
  const race = feed.items.find(({ title }) => title === 'Corrida na Orla abre inscrições');
  expect(race?.isoDate).toBe('2025-05-05T12:00:00.000Z');
  const path = '/noticias/corrida-na-orla-abre-inscricoes';
  expect(race?.link).toBe(ownAddress(path));
  // The lasting name leads there too.
  expect(pathOf((await request.get(pathOf(race?.guid))).url())).toBe(path);
});

test('a feed of each category has that category only', async ({ request }) => {
  for (const [key, name] of Object.entries(newsCategories)) {
    const response = await request.get(`/dados/noticias.xml?categoria=${key}`);
    const { items } = await parser.parseString(await response.text());
    expect(items.length, name).toBeGreaterThan(0);
    for (const { categories } of items) expect(categories).toEqual([name]);
  }
});

test('a category that does not exist is said to be missing', async ({ request }) => {
  expect((await request.get('/dados/noticias.xml?categoria=xadrez')).status()).toBe(404);
});

test('the news page names its feed, which follows the chosen category', async ({ page }) => {
  await page.goto('/noticias');
  const link = page.getByRole('main').getByRole('link', { name: 'RSS' });
  const feedLink = page.locator('link[rel=alternate][type="application/rss+xml"]');
  await expect(link).toHaveAttribute('href', '/dados/noticias.xml');
  await expect(feedLink).toHaveAttribute('href', '/dados/noticias.xml');
  const chosen = '/dados/noticias.xml?categoria=lazer-e-recreacao';
  await page.getByLabel('Categoria').selectOption('Lazer e Recreação');
  await expect(link).toHaveAttribute('href', chosen);
  await page.goto('/noticias?categoria=lazer-e-recreacao');
  await expect(link).toHaveAttribute('href', chosen);
  await expect(feedLink).toHaveAttribute('href', chosen);
});

test('a feed that has not changed is not sent again', async ({ request }) => {
  const first = await request.get('/dados/noticias.xml');
  const again = await request.get('/dados/noticias.xml', {
    headers: { 'if-none-match': first.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
});
