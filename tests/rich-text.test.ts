import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SanitizedConfig } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toRichText } from '../content/rich-text.ts';
import { homeOfCollection } from '../lib/subjects.ts';

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

const words = (format = 0) => ({ type: 'text', text: 'Palavras', format });
const list = (listType: string, ...more: object[]) => ({
  type: 'list',
  listType,
  children: [{ type: 'listitem', children: [words(), ...more] }],
});
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });

/** For each button something made with it, and what must be seen of it on the site. */
const made: Record<string, [saved: object, drawn: object]> = {
  paragraph: [paragraph(words()), { kind: 'paragraph' }],
  heading: [
    { type: 'heading', tag: 'h2', children: [words()] },
    { kind: 'heading', level: 2 },
  ],
  bold: [paragraph(words(1)), { children: [{ bold: true }] }],
  italic: [paragraph(words(2)), { children: [{ italic: true }] }],
  unorderedList: [list('bullet'), { kind: 'list', ordered: false }],
  orderedList: [list('number'), { kind: 'list', ordered: true }],
  indent: [list('bullet', list('bullet')), { items: [{ nested: [{ kind: 'list' }] }] }],
  blockquote: [{ type: 'quote', children: [words()] }, { kind: 'quote' }],
  link: [
    paragraph({ type: 'link', fields: { url: 'https://ap.gov.br' }, children: [words()] }),
    { children: [{ kind: 'link' }] },
  ],
};

test('B15: every button makes something that the site draws', () => {
  const buttons = [...offered().keys()].filter((key) => key !== 'toolbarInline');
  expect(buttons.sort()).toEqual(Object.keys(made).sort());
  for (const [saved, drawn] of Object.values(made))
    expect(toRichText({ root: { children: [saved] } })).toMatchObject([drawn]);
});

test('B15: headings are offered in the sizes that the site draws, and links to what has a page', () => {
  const props = (key: string) => offered().get(key)?.sanitizedServerFeatureProps;
  expect(props('heading')?.enabledHeadingSizes).toEqual(['h2', 'h3']);
  expect(props('link')?.enabledCollections).toEqual([...homeOfCollection.keys()]);
});
