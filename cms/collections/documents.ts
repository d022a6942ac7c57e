import type { CollectionConfig } from 'payload';
import { editors } from '../access/editors.ts';
import { notBinnedOrEditor } from '../access/not-binned.ts';
import { writers } from '../access/writers.ts';
import { sampleMark } from '../fields/sample-mark.ts';
import { moveThroughBin } from '../hooks/bin.ts';
import { deleteFiles, hideBinnedFiles } from '../hooks/binned-files.ts';
import { raiseOnChange, raiseOnDelete } from '../hooks/raise-content-version.ts';
import { refuseIfInUse } from '../hooks/refuse-if-in-use.ts';
import { documentsDirectory } from '../paths.ts';
import { settings } from '../settings.ts';
import { storedUploads, storeUpload } from '../storage/stored-uploads.ts';
import { usesField } from '../uses/uses-field.ts';

export const documents: CollectionConfig = {
  slug: 'documents',
  // Payload would look for the file of the copy on this disk.
  disableDuplicate: settings.storage !== undefined,
  labels: { singular: 'Documento PDF', plural: 'Documentos PDF' },
  admin: { group: 'Secretaria', useAsTitle: 'title' },
  access: { read: notBinnedOrEditor, create: writers, update: editors, delete: editors },
  trash: true,
  hooks: {
    beforeChange: [moveThroughBin],
    beforeDelete: [refuseIfInUse],
    afterChange: [storeUpload, hideBinnedFiles, raiseOnChange],
    afterDelete: [deleteFiles, raiseOnDelete],
  },
  upload: {
    staticDir: documentsDirectory(),
    ...storedUploads('documents'),
    mimeTypes: ['application/pdf'],
  },
  fields: [{ name: 'title', label: 'Título', type: 'text', required: true }, sampleMark, usesField],
};
