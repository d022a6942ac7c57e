import type { CollectionConfig, UIField } from 'payload';
import { editors } from '../access/editors.ts';
import { notBinnedOrEditor } from '../access/not-binned.ts';
import { writers } from '../access/writers.ts';
import { moveThroughBin } from '../hooks/bin.ts';
import { deleteFiles, hideBinnedFiles } from '../hooks/binned-files.ts';
import { raiseOnChange, raiseOnDelete } from '../hooks/raise-content-version.ts';
import { refuseIfInUse } from '../hooks/refuse-if-in-use.ts';
import { mediaDirectory } from '../paths.ts';
import { cutFields } from '../photos/cut-fields.ts';
import { quickSizes } from '../photos/photo-sizes.ts';
import { laterSizeFields, preparationFields } from '../photos/preparation-fields.ts';
import { prepareAgainEndpoint } from '../photos/prepare-again.ts';
import { planPreparation, takeUpload } from '../photos/take-upload.ts';
import { storedUploads, storeUpload } from '../storage/stored-uploads.ts';
import { usesField } from '../uses/uses-field.ts';

/** The library shows each picture as a card (`photos/photo-library.css` makes the table a grid). */
const photoCardField: UIField = {
  name: 'photoCard',
  label: 'Imagem',
  type: 'ui',
  admin: {
    components: { Cell: '/photos/photo-card.tsx#PhotoCard' },
  },
};

/**
 * Every upload is decoded and written anew, which removes location data and anything hidden in the file
 * (`photos/clean-photo.ts`). SVG is refused because it can contain scripts. What takes long is done after
 * saving (`photos/photo-worker.ts`).
 */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Imagem', plural: 'Imagens' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Conteúdo',
    useAsTitle: 'alt',
    defaultColumns: ['photoCard'],
    listSearchableFields: ['alt', 'credit', 'filename'],
    pagination: { defaultLimit: 24, limits: [24, 48, 96] },
    components: { beforeListTable: ['/photos/photo-filters.tsx#PhotoFilters'] },
  },
  access: { read: notBinnedOrEditor, create: writers, update: editors, delete: editors },
  endpoints: [prepareAgainEndpoint],
  trash: true,
  hooks: {
    beforeOperation: [takeUpload],
    beforeChange: [moveThroughBin, planPreparation],
    beforeDelete: [refuseIfInUse],
    afterChange: [storeUpload, hideBinnedFiles, raiseOnChange],
    afterDelete: [deleteFiles, raiseOnDelete],
  },
  upload: {
    staticDir: mediaDirectory(),
    ...storedUploads('media'),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    focalPoint: true,
    adminThumbnail: 'webp400',
    imageSizes: quickSizes.map(({ name, width, format, quality }) => ({
      ...{ name, width },
      formatOptions: { format, options: { quality } },
    })),
  },
  fields: [
    preparationFields,
    {
      name: 'alt',
      label: 'Descrição da imagem',
      type: 'text',
      required: true,
      admin: { description: 'O que se vê, para quem não vê. Uma frase.' },
    },
    { name: 'credit', label: 'Crédito', type: 'text' },
    ...cutFields,
    usesField,
    photoCardField,
    laterSizeFields,
  ],
};
