import { describe, expect, it } from 'vitest';
import type { Block } from '#content/rich-text';
import { blocksWithin, lettersIn } from './blocks-within.ts';

const words = (length: number) => [
  { kind: 'text' as const, text: 'a'.repeat(length), bold: false, italic: false },
];
const paragraph = (length: number): Block => ({ kind: 'paragraph', children: words(length) });
const heading: Block = { kind: 'heading', level: 2, children: words(10) };

describe('the part of an article that fits a sheet', () => {
  it('is the whole article when it is short', () => {
    const content = [paragraph(100), heading, paragraph(100)];
    expect(blocksWithin(content, 1000)).toEqual(content);
  });

  it('ends with a whole block, and never with a heading', () => {
    const content = [paragraph(100), heading, paragraph(100)];
    expect(blocksWithin(content, 200)).toEqual([paragraph(100)]);
    expect(blocksWithin(content, 50)).toEqual([]);
  });

  it('counts what lies in lists and links', () => {
    const list: Block = {
      kind: 'list',
      ordered: false,
      items: [
        { children: [{ kind: 'link', href: '/agenda', children: words(50) }], nested: [] },
        {
          children: words(10),
          nested: [{ kind: 'list', ordered: true, items: [{ children: words(5), nested: [] }] }],
        },
      ],
    };
    expect(lettersIn([list])).toBe(50 + 10 + 5 + 3 * 30);
  });
});
