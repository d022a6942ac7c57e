import type { Field } from 'payload';

/**
 * Whether the site shows a photograph cut by the line (`lib/photo-cut.ts`). The default is a function, so that the
 * database has none of its own: photographs that were here before stay whole until an editor has looked at them.
 */
export const cutFields: Field[] = [
  { name: 'cut', label: 'Cortada pela linha', type: 'checkbox', defaultValue: () => true },
  {
    name: 'cutPreview',
    label: 'Como o site mostra',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: '/photos/cut-preview.tsx#CutPreview' },
    },
  },
];
