import './rich-text.css';
import { Fragment, type ReactNode } from 'react';
import type { Block, RichText as Content, Inline, ListBlock } from '#content/rich-text';
import type { PlacedBlock } from '#content/rich-text-blocks';
import { TextTable } from './text-table.tsx';

/** Draws what an editor placed between the paragraphs: its styles come only where it is imported. */
type DrawPlaced = (block: PlacedBlock) => ReactNode;

interface RichTextProps {
  content: Content;
  placed: DrawPlaced;
}

/** An editor's text, in our own elements only. */
export function RichText({ content, placed }: RichTextProps) {
  return <div className="prose">{showBlocks(content, placed)}</div>;
}

const showBlocks = (blocks: Block[], placed: DrawPlaced): ReactNode[] =>
  blocks.map((block) => showBlock(block, keyOf(block), placed));

function showBlock(block: Block, key: string, placed: DrawPlaced): ReactNode {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2 key={key}>{showInlines(block.children)}</h2>
      ) : (
        <h3 key={key}>{showInlines(block.children)}</h3>
      );
    case 'paragraph':
      return <p key={key}>{showInlines(block.children)}</p>;
    case 'quote':
      return (
        <blockquote key={key}>
          <p>{showInlines(block.children)}</p>
        </blockquote>
      );
    case 'list':
      return <List key={key} list={block} />;
    case 'table':
      return <TextTable key={key} table={block} show={(blocks) => showBlocks(blocks, placed)} />;
    default:
      return <Fragment key={key}>{placed(block)}</Fragment>;
  }
}

function List({ list }: { list: ListBlock }) {
  const items = list.items.map((item) => (
    <li key={keyOf(item)}>
      {showInlines(item.children)}
      {item.nested.map((nested) => (
        <List key={keyOf(nested)} list={nested} />
      ))}
    </li>
  ));
  return list.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

function showInlines(inlines: Inline[]): ReactNode[] {
  return inlines.map((inline) => {
    const key = keyOf(inline);
    if (inline.kind === 'break') return <br key={key} />;
    if (inline.kind === 'link')
      return (
        <a key={key} href={inline.href}>
          {showInlines(inline.children)}
        </a>
      );
    const words = inline.italic ? <em key={key}>{inline.text}</em> : inline.text;
    return inline.bold ? <strong key={key}>{words}</strong> : words;
  });
}

/** Keys only avoid React's warning: this is rendered once, on the server. */
function keyOf(content: object): string {
  return JSON.stringify(content).slice(0, 120);
}
