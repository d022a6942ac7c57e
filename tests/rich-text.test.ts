import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PayloadRequest, SanitizedConfig } from 'payload';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardCollections } from '../cms/blocks/card.ts';
import { type RichText as Content, toRichText } from '../content/rich-text.ts';
import { plainText } from '../content/rich-text-words.ts';
import { homeOfCollection } from '../lib/subjects.ts';
import { articleHtml } from '../site/news/article-html.ts';
import { ArticleText } from '../site/ui/cards/article-text.tsx';
import { everyWord, madeByBlock, madeByFeature, savedText } from './support/every-block.ts';

/** B15: the editor offers exactly what the site can show. */
const folder = mkdtempSync(join(tmpdir(), 'rich-text-'));
process.env.DATA_DIR = folder;
process.env.DATABASE_URL = '';

let config: SanitizedConfig;
beforeAll(async () => {
  config = await (await import('../cms/payload.config.ts')).default;
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Offered {
  sanitizedServerFeatureProps?: Record<string, unknown>;
}

function offered(): Map<string, Offered> {
  const body = config.collections
    .find(({ slug }) => slug === 'news')
    ?.flattenedFields.find(({ name }) => name === 'body');
  const { editor } = body as unknown as {
    editor: { editorConfig: { resolvedFeatureMap: Map<string, Offered> } };
  };
  return editor.editorConfig.resolvedFeatureMap;
}
const props = (key: string) => offered().get(key)?.sanitizedServerFeatureProps;

/** Features that make nothing of their own. */
const tools = ['blocks', 'cleanPaste', 'namedToolbar'];

const photo = { filename: 'campo.webp', alt: 'Um campo.', credit: 'Ana Lima', width: 8, height: 6 };
const document = { title: 'Regulamento de exemplo', filename: 'r.pdf', filesize: 2048 };
const program = { slug: 'p', title: 'Programa de exemplo', schedule: 'Aos sábados', contact: '' };
const blocks = madeByBlock({ photo, document, card: { relationTo: 'programs', value: program } });

const now = new Date('2025-05-12T12:00:00-03:00');
const drawn = (content: Content) =>
  renderToStaticMarkup(createElement(ArticleText, { content, now }));
const inText = (...children: object[]) => toRichText(savedText(children));

test('B15: every button makes something that the site draws', () => {
  const buttons = [...offered().keys()].filter((key) => !tools.includes(key));
  expect(buttons.sort()).toEqual(Object.keys(madeByFeature).sort());
  for (const [name, saved] of Object.entries(madeByFeature))
    expect(drawn(inText(saved)).length, name).toBeGreaterThan('<div class="prose"></div>'.length);
  expect(drawn(inText(madeByFeature.bold))).toContain('<strong>Palavra forte</strong>');
  expect(drawn(inText(madeByFeature.italic))).toContain('<em>Palavra inclinada</em>');
  expect(drawn(inText(madeByFeature.orderedList))).toContain('<ol><li>');
  expect(drawn(inText(madeByFeature.indent))).toContain('Item de fora<ul><li>');
});

test('every block of the editor is drawn, found by its own words and told to readers of feeds', () => {
  const { blocks: forms } = props('blocks') as { blocks: { slug: string }[] };
  const names = forms.map(({ slug }) => slug);
  expect(names.sort()).toEqual(Object.keys(blocks).sort());
  const content = inText(...Object.values(madeByFeature), ...Object.values(blocks));
  expect(new Set(content.map(({ kind }) => kind)).size).toBe(5 + names.length);
  const shown = [document.title, program.title];
  const found = plainText(content);
  const page = drawn(content);
  const feed = articleHtml(content, 'https://exemplo.ap.gov.br');
  for (const word of everyWord) expect(found).toContain(word);
  // Found by their own names, which change without the text.
  for (const word of [...shown, photo.alt]) expect(found).not.toContain(word);
  for (const word of [...everyWord, ...shown]) {
    expect(page).toContain(word);
    expect(feed).toContain(word);
  }
  for (const html of [page, feed]) {
    expect(html).toContain('Foto: Ana Lima');
    expect(html).toContain('(PDF, 2 KB)');
    expect(html).toContain('<th scope="col">');
    expect(html).toContain('<th scope="row">');
    expect(html).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"');
    expect(html).toContain('href="tel:+559632125000"');
  }
  expect(feed).not.toMatch(/<(script|iframe|button|svg)| class=|(href|src)="\/|, \/midia/);
});

test('a telephone that nobody can dial is written without a link', () => {
  const { fields } = blocks.contacts;
  const contacts = [{ name: 'Setor', phone: 'a combinar' }];
  const content = inText({ ...blocks.contacts, fields: { ...fields, contacts } });
  for (const html of [drawn(content), articleHtml(content, '')]) {
    expect(html).toContain('a combinar');
    expect(html).not.toContain('href');
  }
});

test('readers of feeds get captions as sentences, and the paragraphs of a quote', () => {
  const feed = (of: { fields: object }, own: object) =>
    articleHtml(inText({ ...of, fields: { ...of.fields, ...own } }), '');
  const figcaption = (caption: string, credit: string) =>
    /<figcaption>.*<\/figcaption>/.exec(
      feed(blocks.photo, { caption, photo: { ...photo, credit } }),
    )?.[0];
  expect(figcaption('Na orla.', 'Ana')).toBe('<figcaption>Na orla. Foto: Ana</figcaption>');
  expect(figcaption('Na orla', 'Ana')).toBe('<figcaption>Na orla. Foto: Ana</figcaption>');
  expect(figcaption('Na orla', '')).toBe('<figcaption>Na orla</figcaption>');
  expect(figcaption('', 'Ana')).toBe('<figcaption>Foto: Ana</figcaption>');
  expect(figcaption('', '')).toBeUndefined();
  expect(feed(blocks['sourced-quote'], { text: 'Um.\n\nDois.' })).toContain(
    '<blockquote><p>Um.</p><p>Dois.</p><p>',
  );
});

test('what is not public, or gone, is left out', () => {
  const gone = madeByBlock({ photo: 3, document: 4, card: { relationTo: 'events', value: 5 } });
  expect(inText(gone.photo, gone.gallery, gone.attachment, gone.card)).toEqual([]);
});

test('B15: headings are offered in the sizes that the site draws, and links to what has a page', () => {
  expect(props('heading')?.enabledHeadingSizes).toEqual(['h2', 'h3']);
  expect(props('link')?.enabledCollections).toEqual([...homeOfCollection.keys()]);
});

test('links and cards lead to what strangers may read, never to accounts or to what citizens sent', async () => {
  const payload = { db: { execute: async () => ({ rows: [] }) } };
  const req = { user: null, context: {}, payload } as unknown as PayloadRequest;
  for (const slug of [...homeOfCollection.keys(), ...cardCollections]) {
    const access = config.collections.find((one) => one.slug === slug)?.access;
    expect(access, slug).toBeDefined();
    expect(await access?.read({ req }), slug).not.toBe(false);
    expect(slug).not.toMatch(/users|messages|entr|subscriptions|mails/);
  }
});
