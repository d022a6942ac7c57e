import { describe, expect, it } from 'vitest';
import { safeAddress } from '../lib/safe-address.ts';
import { toRichText } from './rich-text.ts';

const text = (words: string, format = 0) => ({ type: 'text', text: words, format });
const plain = (words: string) => ({ kind: 'text', text: words, bold: false, italic: false });
const body = (...children: unknown[]) => ({ root: { type: 'root', children } });

describe('toRichText', () => {
  it('keeps paragraphs, headings and quotes, and no second h1', () => {
    expect(
      toRichText(
        body(
          { type: 'heading', tag: 'h1', children: [text('Um')] },
          { type: 'heading', tag: 'h4', children: [text('Dois')] },
          { type: 'paragraph', children: [text('Três')] },
          { type: 'quote', children: [text('Quatro')] },
        ),
      ),
    ).toEqual([
      { kind: 'heading', level: 2, children: [plain('Um')] },
      { kind: 'heading', level: 3, children: [plain('Dois')] },
      { kind: 'paragraph', children: [plain('Três')] },
      { kind: 'quote', children: [plain('Quatro')] },
    ]);
  });

  it('reads bold, italic and both', () => {
    const [block] = toRichText(
      body({ type: 'paragraph', children: [text('a', 1), text('b', 2), text('c', 3)] }),
    );
    expect(block).toMatchObject({
      children: [
        { bold: true, italic: false },
        { bold: false, italic: true },
        { bold: true, italic: true },
      ],
    });
  });

  it('keeps lists within lists', () => {
    const inner = { type: 'list', listType: 'bullet', children: [item(text('dentro'))] };
    const [list] = toRichText(
      body({ type: 'list', listType: 'number', children: [item(text('fora'), inner)] }),
    );
    expect(list).toEqual({
      kind: 'list',
      ordered: true,
      items: [
        {
          children: [plain('fora')],
          nested: [
            { kind: 'list', ordered: false, items: [{ children: [plain('dentro')], nested: [] }] },
          ],
        },
      ],
    });
  });

  it('puts a list that the editor keeps in an item of its own under the words before it', () => {
    const inner = { type: 'list', listType: 'bullet', children: [item(text('dentro'))] };
    const items = [item(text('um')), item(inner), item(text('dois'))];
    const [list] = toRichText(body({ type: 'list', listType: 'bullet', children: items }));
    expect(list).toMatchObject({
      items: [{ nested: [{ items: [{ children: [plain('dentro')] }] }] }, { nested: [] }],
    });
  });

  it('links to other pages of the site by their slug, and keeps the words of a bad link', () => {
    const internal = { linkType: 'internal', doc: { relationTo: 'news', value: { slug: 'x' } } };
    const [block] = toRichText(
      body({
        type: 'paragraph',
        children: [
          { type: 'link', fields: internal, children: [text('boa')] },
          { type: 'link', fields: { url: 'javascript:alert(1)' }, children: [text('má')] },
        ],
      }),
    );
    expect(block).toEqual({
      kind: 'paragraph',
      children: [{ kind: 'link', href: '/noticias/x', children: [plain('boa')] }, plain('má')],
    });
  });

  it.each([undefined, null, 'texto', {}, { root: 1 }, body({ type: 'upload' }, null, 3)])(
    'skips what it does not know: %j',
    (saved) => expect(toRichText(saved)).toEqual([]),
  );

  it('drops the empty lines that editors leave', () => {
    expect(toRichText(body({ type: 'paragraph', children: [] }))).toEqual([]);
  });
});

describe('safeAddress', () => {
  it.each(['https://a.gov.br/x', 'http://a', 'mailto:a@b.br', '/agenda?data=todas', '/'])(
    'takes %s',
    (url) => expect(safeAddress(url)).toBe(url),
  );

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:x',
    'data:text/html,x',
    '//mal.com',
    '/\\mal.com',
    'x',
    3,
  ])('refuses %s', (url) => expect(safeAddress(url)).toBeUndefined());
});

function item(...children: unknown[]) {
  return { type: 'listitem', children };
}
