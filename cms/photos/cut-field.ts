import type { CheckboxField } from 'payload';

/**
 * Whether the site shows a photograph cut by the line (`lib/photo-cut.ts`). A function, so that the database has no
 * default of its own: photographs that were here before stay whole until an editor has looked at them.
 */
export const cutField: CheckboxField = {
  name: 'cut',
  label: 'Cortada pela linha',
  type: 'checkbox',
  defaultValue: () => true,
  admin: { components: { afterInput: ['/photos/cut-preview.tsx#CutPreview'] } },
};
