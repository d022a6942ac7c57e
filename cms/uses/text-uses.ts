import { sql } from '@payloadcms/db-sqlite';
import type {
  CollectionSlug,
  Field,
  PayloadRequest,
  RelationshipField,
  SanitizedCollectionConfig,
  UploadField,
} from 'payload';
import { childrenOf, type EditorNode, nodeOf } from '../../lib/editor-nodes.ts';
import { textBlocks } from '../blocks/text-blocks.ts';
import { runSql } from '../run-sql.ts';

/** The column is text in SQLite and comes parsed from PostgreSQL. */
interface Row {
  id: number;
  text: unknown;
}

/** A document, and what one of its texts shows. */
export interface TextUse {
  document: number;
  of: number;
}

/** The fields of a collection whose blocks can show something. */
export const textFields = ({ fields }: Pick<SanitizedCollectionConfig, 'fields'>): string[] =>
  fields.flatMap((field) => (field.type === 'richText' ? [field.name] : []));

/**
 * The documents of a collection that show something in a block of a text, or did in their newest draft.
 * Relations of blocks lie within the text, where no field points to them.
 */
export async function textUses(
  collection: SanitizedCollectionConfig,
  target: CollectionSlug,
  ids: readonly number[],
  { payload, transactionID }: PayloadRequest,
): Promise<TextUse[]> {
  if (!textBlocks.some((block) => block.fields.some((field) => canShow(field, target)))) return [];
  // As the content system names tables.
  const table = collection.slug.replaceAll('-', '_');
  const found = new Map<string, TextUse>();
  for (const field of textFields(collection)) {
    const places = [
      { from: table, key: 'id', column: field, newest: sql`1 = 1` },
      ...(collection.versions?.drafts
        ? [
            {
              ...{ from: `_${table}_v`, key: 'parent_id' },
              ...{ column: `version_${field}`, newest: sql`latest` },
            },
          ]
        : []),
    ];
    for (const { from, key, column, newest } of places) {
      const name = sql.identifier(column);
      // Texts without any block are most of them.
      const rows = await runSql<Row>(
        payload,
        sql`SELECT ${sql.identifier(key)} AS id, ${name} AS text FROM ${sql.identifier(from)}
          WHERE ${newest} AND CAST(${name} AS TEXT) LIKE '%"blockType"%'`,
        transactionID,
      );
      for (const row of rows) {
        const document = Number(row.id);
        for (const of of shownIn(row.text, target))
          if (ids.includes(of)) found.set(`${document} ${of}`, { document, of });
      }
    }
  }
  return [...found.values()];
}

function shownIn(saved: unknown, target: CollectionSlug): number[] {
  const state: unknown = typeof saved === 'string' ? JSON.parse(saved) : saved;
  const within = (node: EditorNode): number[] => [
    ...(node.type === 'block' ? shownBy(nodeOf(node.fields), target) : []),
    ...childrenOf(node).flatMap(within),
  ];
  return childrenOf(nodeOf(state).root).flatMap(within);
}

const canShow = (field: Field, target: CollectionSlug): field is RelationshipField | UploadField =>
  (field.type === 'upload' || field.type === 'relationship') &&
  [field.relationTo].flat().includes(target);

const fieldsShowing = (block: EditorNode, target: CollectionSlug) =>
  (textBlocks.find(({ slug }) => slug === block.blockType)?.fields ?? []).filter((field) =>
    canShow(field, target),
  );

function shownBy(block: EditorNode, target: CollectionSlug): number[] {
  return fieldsShowing(block, target).flatMap(({ name, relationTo }) => {
    if (!Array.isArray(relationTo)) return [block[name]].flat().map(Number);
    const shown = nodeOf(block[name]);
    return shown.relationTo === target ? [Number(shown.value)] : [];
  });
}

/** A text with its blocks showing another document instead. */
export function replacedInText(
  saved: unknown,
  target: CollectionSlug,
  from: number,
  to: number,
): unknown {
  const change = (value: unknown): unknown => {
    const node = nodeOf(value);
    const children = Array.isArray(node.children)
      ? { children: node.children.map(change) }
      : undefined;
    const fields =
      node.type === 'block'
        ? { fields: replacedInBlock(nodeOf(node.fields), target, from, to) }
        : undefined;
    return { ...node, ...children, ...fields };
  };
  const state = nodeOf(saved);
  return state.root ? { ...state, root: change(state.root) } : saved;
}

function replacedInBlock(block: EditorNode, target: CollectionSlug, from: number, to: number) {
  const changed = fieldsShowing(block, target).map(({ name, relationTo }) => {
    const value = block[name];
    if (Array.isArray(value))
      return [name, [...new Set(value.map((id) => (id === from ? to : id)))]];
    if (!Array.isArray(relationTo)) return [name, value === from ? to : value];
    const shown = nodeOf(value);
    const isIt = shown.relationTo === target && shown.value === from;
    return [name, isIt ? { ...shown, value: to } : value];
  });
  return { ...block, ...Object.fromEntries(changed) };
}
