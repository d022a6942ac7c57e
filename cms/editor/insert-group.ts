import type { ToolbarGroup, ToolbarGroupItem } from '@payloadcms/richtext-lexical';

/** The group of the blocks: what can be inserted stands together. */
export const insertGroup = (items: ToolbarGroupItem[]): ToolbarGroup => ({
  type: 'dropdown',
  key: 'blocks',
  order: 20,
  items,
});
