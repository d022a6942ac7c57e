import { childrenOf, type EditorNode, nodeOf } from '../lib/editor-nodes.ts';
import { safeAddress } from '../lib/safe-address.ts';
import { homeOfCollection } from '../lib/subjects.ts';
import { type PlacedBlock, toPlacedBlock } from './rich-text-blocks.ts';

/** Text with structure, reduced to what the site shows; anything else that the editor saved is left out. */
export type Inline =
  | { kind: 'text'; text: string; bold: boolean; italic: boolean }
  | { kind: 'link'; href: string; children: Inline[] }
  | { kind: 'break' };

export interface ListBlock {
  kind: 'list';
  ordered: boolean;
  items: { children: Inline[]; nested: ListBlock[] }[];
}

export interface TableBlock {
  kind: 'table';
  rows: TableCell[][];
}

export interface TableCell {
  /** Of what it is the head, if it is one. */
  heads: 'column' | 'row' | undefined;
  children: Block[];
}

export type Block =
  | { kind: 'heading'; level: 2 | 3; children: Inline[] }
  | { kind: 'paragraph' | 'quote'; children: Inline[] }
  | ListBlock
  | TableBlock
  | PlacedBlock;

export type RichText = Block[];

/** Reads the saved form of the content system's editor (Lexical). Nodes we don't know are skipped. */
export function toRichText(saved: unknown): RichText {
  return childrenOf(nodeOf(saved).root).flatMap(toBlock);
}

function toBlock(node: EditorNode): Block[] {
  switch (node.type) {
    case 'heading': {
      // The page's own title is the only h1.
      const level = node.tag === 'h1' || node.tag === 'h2' ? 2 : 3;
      return [{ kind: 'heading', level, children: toInlines(node) }];
    }
    case 'paragraph':
    case 'quote': {
      const children = toInlines(node);
      // Empty paragraphs are dropped: the page sets its own spacing.
      return children.length > 0 ? [{ kind: node.type, children }] : [];
    }
    case 'list':
      return [toList(node)];
    case 'table':
      return toTable(node);
    case 'block':
      return toPlacedBlock(nodeOf(node.fields));
    default:
      return [];
  }
}

function toList(node: EditorNode): ListBlock {
  const items: ListBlock['items'] = [];
  for (const item of childrenOf(node)) {
    if (item.type !== 'listitem') continue;
    const children = toInlines(item);
    const nested = childrenOf(item)
      .filter((child) => child.type === 'list')
      .map(toList);
    const before = items.at(-1);
    // The editor keeps a list within a list in an item of its own, without words.
    if (before && children.length === 0) before.nested.push(...nested);
    else items.push({ children, nested });
  }
  return { kind: 'list', ordered: node.listType === 'number', items };
}

function toTable(node: EditorNode): TableBlock[] {
  const rows = childrenOf(node)
    .map((row) => childrenOf(row).map(toCell))
    .filter((row) => row.length > 0);
  return rows.length > 0 ? [{ kind: 'table', rows }] : [];
}

/** The editor counts 1 for the head of a column, 2 for that of a row and 3 for the corner of both. */
function toCell(node: EditorNode): TableCell {
  const state = Number(node.headerState ?? 0);
  const heads = (state & 1) !== 0 ? 'column' : (state & 2) !== 0 ? 'row' : undefined;
  return { heads, children: childrenOf(node).flatMap(toBlock) };
}

function toInlines(node: EditorNode): Inline[] {
  return childrenOf(node).flatMap((child): Inline[] => {
    switch (child.type) {
      case 'text':
        return toText(child);
      case 'linebreak':
        return [{ kind: 'break' }];
      case 'link':
      case 'autolink': {
        const children = toInlines(child);
        const href = addressOf(nodeOf(child.fields));
        return href === undefined ? children : [{ kind: 'link', href, children }];
      }
      default:
        return [];
    }
  });
}

function toText({ text, format }: EditorNode): Inline[] {
  if (typeof text !== 'string' || text === '') return [];
  const bits = typeof format === 'number' ? format : 0;
  return [{ kind: 'text', text, bold: (bits & 1) !== 0, italic: (bits & 2) !== 0 }];
}

function addressOf(fields: EditorNode): string | undefined {
  if (fields.linkType !== 'internal') return safeAddress(fields.url);
  const { relationTo, value } = nodeOf(fields.doc);
  const home = typeof relationTo === 'string' ? homeOfCollection.get(relationTo) : undefined;
  const { slug } = nodeOf(value);
  return home !== undefined && typeof slug === 'string' ? `${home}/${slug}` : undefined;
}
