import type { News } from '../cms/payload-types.ts';

/** What a sample text is made of: a paragraph is a plain string. */
export type Block =
  | string
  | { heading: string }
  | { list: readonly string[] }
  /** Names that lead to pages of the site, each with what is said of it. */
  | { links: readonly { name: string; path: string; text: string }[] };

type EditorState = NonNullable<News['body']>;
type EditorNode = EditorState['root']['children'][number];

/** The saved form of the content system's editor (Lexical), as if an editor had typed the text. */
export function richText(blocks: readonly Block[]): EditorState {
  return {
    root: {
      type: 'root',
      children: blocks.map(block),
      direction: 'ltr',
      format: '',
      indent: 0,
      version: 1,
    },
  };
}

function block(content: Block): EditorNode {
  if (typeof content === 'string')
    return element('paragraph', [text(content)], { textFormat: 0, textStyle: '' });
  if ('heading' in content) return element('heading', [text(content.heading)], { tag: 'h2' });
  const lines =
    'list' in content
      ? content.list.map((item) => [text(item)])
      : content.links.map((one) => [link(one.name, one.path), text(one.text)]);
  const items = lines.map((line, index) => element('listitem', line, { value: index + 1 }));
  return element('list', items, { listType: 'bullet', tag: 'ul', start: 1 });
}

const link = (name: string, url: string) =>
  element('link', [text(name)], { fields: { linkType: 'custom', url, newTab: false } });

function element(
  type: string,
  children: readonly EditorNode[],
  own: Record<string, unknown>,
): EditorNode {
  return { type, children, direction: 'ltr', format: '', indent: 0, version: 1, ...own };
}

function text(content: string): EditorNode {
  return {
    type: 'text',
    text: content,
    detail: 0,
    format: 0,
    mode: 'normal',
    style: '',
    version: 1,
  };
}
