import type { UIField } from 'payload';

/** Says where the open document is used, and puts another in its place. */
export const usesField: UIField = {
  name: 'uses',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/uses/uses-panel.tsx#UsesPanel' },
  },
};
