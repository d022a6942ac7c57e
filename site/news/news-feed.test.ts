import Parser from 'rss-parser';
import { describe, expect, test } from 'vitest';
import type { Article } from '#content/news';
import { newsFeed } from './news-feed.ts';

const origin = 'https://esporte.exemplo.br';
const story = (title: string, changes: Partial<Article> = {}): Article => ({
  id: 7,
  slug: 'uma-noticia',
  title,
  excerpt: 'Resumo.',
  day: '2025-05-12',
  publishedAt: new Date('2025-05-12T21:30:00-03:00'),
  changedAt: new Date('2025-05-13T08:00:00-03:00'),
  category: 'lazer-e-recreacao',
  picture: { kind: 'poster', poster: 'natacao', alt: 'Nado' },
  highlighted: false,
  body: [],
  ...changes,
});
const read = (news: Article[], category?: Article['category']) =>
  new Parser().parseString(newsFeed(news, { category, origin }));

describe('a feed reader gets', () => {
  test.each([
    'Santana & Macapá',
    'Menores de <18 anos> "nadam"',
    'Final 🏊‍♀️ em Oiapoque',
    'Texto ]]> que fecha',
    'Já &amp; escrito',
    "Copa d'Água",
  ])('the title %s', async (title) => {
    const { items } = await read([story(title)]);
    expect(items[0]?.title).toBe(title);
  });

  test('a title without what XML forbids', async () => {
    const { items } = await read([story('Cópia\u0000 colada\u0008')]);
    expect(items[0]?.title).toBe('Cópia colada');
  });

  test('text where readers expect HTML', async () => {
    const { items } = await read([story('x', { excerpt: 'Menos de <b>2 minutos & meio' })]);
    expect(items[0]?.contentSnippet).toBe('Menos de <b>2 minutos & meio');
  });

  test('whole addresses, a lasting name and the right instant', async () => {
    const feed = await read([story('x')], 'lazer-e-recreacao');
    expect(feed.feedUrl).toBe(`${origin}/dados/noticias.xml?categoria=lazer-e-recreacao`);
    expect(feed.link).toBe(`${origin}/noticias?categoria=lazer-e-recreacao`);
    expect(feed.items[0]).toMatchObject({
      link: `${origin}/noticias/uma-noticia`,
      guid: `${origin}/noticias/7`,
      isoDate: '2025-05-13T00:30:00.000Z',
      categories: ['Lazer e Recreação'],
    });
  });

  test('the whole text, with whole addresses', async () => {
    const words = { kind: 'text', text: 'a < b', bold: true, italic: false } as const;
    const body: Article['body'] = [
      { kind: 'heading', level: 2, children: [words] },
      { kind: 'paragraph', children: [{ kind: 'link', href: '/agenda', children: [words] }] },
    ];
    const { items } = await read([story('x', { body })]);
    expect(items[0]?.['content:encoded']).toBe(
      '<h2><strong>a &lt; b</strong></h2>' +
        `<p><a href="${origin}/agenda"><strong>a &lt; b</strong></a></p>`,
    );
  });

  test('an empty feed where there is no news', async () => {
    expect((await read([])).items).toEqual([]);
  });
});
