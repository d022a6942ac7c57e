import type { UIField } from 'payload';

/** Says what those signed up will be told, and were told, of the document that is open. */
export const toldChangesField: UIField = {
  name: 'toldChanges',
  type: 'ui',
  admin: { components: { Field: '/components/told-changes.tsx#ToldChanges' } },
};
