import { homeOfCollection } from '../lib/subjects.ts';

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

export type Block =
  | { kind: 'heading'; level: 2 | 3; children: Inline[] }
  | { kind: 'paragraph' | 'quote'; children: Inline[] }
  | ListBlock;

export type RichText = Block[];

type Node = Record<string, unknown>;

/** Reads the saved form of the content system's editor (Lexical). Nodes we don't know are skipped. */
export function toRichText(saved: unknown): RichText {
  return childrenOf(nodeOf(saved).root).flatMap(toBlock);
}

function toBlock(node: Node): Block[] {
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
    default:
      return [];
  }
}

function toList(node: Node): ListBlock {
  const items = childrenOf(node)
    .filter((item) => item.type === 'listitem')
    .map((item) => ({
      children: toInlines(item),
      nested: childrenOf(item)
        .filter((child) => child.type === 'list')
        .map(toList),
    }));
  return { kind: 'list', ordered: node.listType === 'number', items };
}

function toInlines(node: Node): Inline[] {
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

function toText({ text, format }: Node): Inline[] {
  if (typeof text !== 'string' || text === '') return [];
  const bits = typeof format === 'number' ? format : 0;
  return [{ kind: 'text', text, bold: (bits & 1) !== 0, italic: (bits & 2) !== 0 }];
}

function addressOf(fields: Node): string | undefined {
  if (fields.linkType !== 'internal') return safeAddress(fields.url);
  const { relationTo, value } = nodeOf(fields.doc);
  const home = typeof relationTo === 'string' ? homeOfCollection.get(relationTo) : undefined;
  const { slug } = nodeOf(value);
  return home !== undefined && typeof slug === 'string' ? `${home}/${slug}` : undefined;
}

/**
 * Only web and mail addresses and paths of this site: no scripts, and no '//host', which looks like a path.
 */
export function safeAddress(url: unknown): string | undefined {
  if (typeof url !== 'string') return undefined;
  const address = url.trim();
  return /^(https?:\/\/|mailto:)[^\s]+$/i.test(address) || /^\/(?![/\\])[^\s]*$/.test(address)
    ? address
    : undefined;
}

function nodeOf(value: unknown): Node {
  return typeof value === 'object' && value !== null ? (value as Node) : {};
}

function childrenOf(value: unknown): Node[] {
  const { children } = nodeOf(value);
  return Array.isArray(children) ? children.map(nodeOf) : [];
}

/** The plain text, for search; headings and list items end like sentences. */
export function plainText(content: RichText): string {
  return content
    .flatMap(sentencesOf)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .map((text) => (/[.!?:;…]$/.test(text) ? text : `${text}.`))
    .join(' ');
}

function sentencesOf(block: Block): string[] {
  if (block.kind !== 'list') return [inlineText(block.children)];
  return block.items.flatMap(({ children, nested }) => [
    inlineText(children),
    ...nested.flatMap(sentencesOf),
  ]);
}

function inlineText(inlines: Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.kind === 'text') return inline.text;
      return inline.kind === 'link' ? inlineText(inline.children) : ' ';
    })
    .join('');
}
