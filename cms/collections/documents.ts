import type { CollectionConfig } from 'payload';
import { anyone } from '../access/anyone.ts';
import { editors } from '../access/editors.ts';
import { sampleMark } from '../fields/sample-mark.ts';
import { raiseOnChange, raiseOnDelete } from '../hooks/raise-content-version.ts';
import { refuseIfInUse } from '../hooks/refuse-if-in-use.ts';
import { documentsDirectory } from '../paths.ts';

export const documents: CollectionConfig = {
  slug: 'documents',
  labels: { singular: 'Documento PDF', plural: 'Documentos PDF' },
  admin: { group: 'Secretaria', useAsTitle: 'title' },
  access: { read: anyone, create: editors, update: editors, delete: editors },
  hooks: {
    beforeDelete: [refuseIfInUse],
    afterChange: [raiseOnChange],
    afterDelete: [raiseOnDelete],
  },
  upload: { staticDir: documentsDirectory(), mimeTypes: ['application/pdf'] },
  fields: [{ name: 'title', label: 'Título', type: 'text', required: true }, sampleMark],
};
