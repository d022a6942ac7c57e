import type { UploadField } from 'payload';

/** Photographs beside the main one, in the order in which they are shown. Lists of documents leave them out. */
export const photosField = (label: string): UploadField => ({
  name: 'photos',
  label,
  type: 'upload',
  relationTo: 'media',
  hasMany: true,
  maxRows: 12,
});
