import type { UIField } from 'payload';

/** At the top of a draft: authors ask for it to be published, editors give it back. */
export const reviewField: UIField = {
  name: 'review',
  type: 'ui',
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/reviews/review-panel.tsx#ReviewPanel' },
  },
};
