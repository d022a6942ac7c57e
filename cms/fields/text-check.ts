import type { UIField } from 'payload';

/** Beside the form: advice on these texts and on the photograph, before one publishes. */
export const textCheckField = (texts: string[]): UIField => ({
  name: 'textCheck',
  label: 'Antes de publicar',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: {
      Field: { path: '/components/text-check.tsx#TextCheck', clientProps: { texts } },
    },
  },
});
