/** The saved form of the content system's editor (Lexical): a tree of nodes, of which nothing is taken for granted. */
export type EditorNode = Record<string, unknown>;

export function nodeOf(value: unknown): EditorNode {
  return typeof value === 'object' && value !== null ? (value as EditorNode) : {};
}

export function childrenOf(value: unknown): EditorNode[] {
  const { children } = nodeOf(value);
  return Array.isArray(children) ? children.map(nodeOf) : [];
}

/** A text field: empty where there is none. */
export const wordsOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
