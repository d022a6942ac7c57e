import { getEnabledNodes, type lexicalEditor } from '@payloadcms/richtext-lexical';
import { textBlocks } from '../blocks/text-blocks.ts';

type Editor = ReturnType<typeof lexicalEditor>;

interface Node {
  type?: unknown;
  style?: unknown;
  textStyle?: unknown;
  children?: unknown[];
  fields?: { blockType?: unknown };
}

/** What Lexical has without any feature. */
const ownNodes = ['root', 'paragraph', 'text', 'linebreak'];
const blocks = new Set<unknown>(textBlocks.map(({ slug }) => slug));

/** Pasted tables of plain text have tabs between their columns: the words must not run together. */
const withoutTab = (node: Node): Node =>
  node.type === 'tab' ? Object.assign(node, { type: 'text', text: ' ', detail: 0 }) : node;

/**
 * A draft is saved without being checked. What the editor does not offer is taken out of its texts: nodes of
 * other kinds, and styles written into what is kept.
 */
export const savingOnlyWhatIsOffered =
  (editor: Editor): Editor =>
  async (given) => {
    const adapter = await editor(given);
    const nodes = getEnabledNodes({ editorConfig: adapter.editorConfig });
    const types = nodes.map((node) => ('with' in node ? node.replace : node).getType());
    const offered = new Set<unknown>([...ownNodes, ...types]);
    const isOffered = ({ type, fields }: Node) =>
      offered.has(type) && (type !== 'block' || blocks.has(fields?.blockType));
    // In place: the editor's own hooks know the nodes by identity.
    const clean = (node: Node): void => {
      if ('style' in node) node.style = '';
      if ('textStyle' in node) node.textStyle = '';
      if (!Array.isArray(node.children)) return;
      node.children = (node.children as Node[]).map(withoutTab).filter(isOffered);
      for (const child of node.children as Node[]) clean(child);
    };
    const { beforeValidate = [], ...hooks } = adapter.hooks ?? {};
    return {
      ...adapter,
      hooks: {
        ...hooks,
        beforeValidate: beforeValidate.map((hook) => (args) => {
          if (args.value?.root) clean(args.value.root);
          return hook(args);
        }),
      },
    };
  };
