import { parse } from 'node:path';
import type {
  Access,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { refuse } from '../hooks/refuse.ts';
import type { Media } from '../payload-types.ts';
import { settings } from '../settings.ts';
import { refuseAway } from '../storage/refuse-away.ts';
import { uploads } from '../storage/uploads.ts';
import { cleanPhoto } from './clean-photo.ts';
import { laterSizes, sizesFor } from './photo-sizes.ts';

interface Writing {
  id?: number;
  data?: Partial<Media>;
  overrideAccess?: boolean;
  collection: { config: { access: Record<'create' | 'update', Access> } };
}

interface UploadEdits {
  crop?: unknown;
  focalPoint?: { x?: number | string; y?: number | string };
  widthInPixels?: number | string;
  heightInPixels?: number | string;
}

/** Before anything is stored: what was sent becomes a clean photograph, or is refused with the reason. */
export const takeUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const { id, data, overrideAccess, collection } = args as unknown as Writing;
  // This hook runs before the access rules, and strangers' pictures are not worth decoding.
  const access = collection.config.access[operation];
  if (!overrideAccess && !(await access({ req, ...(id !== undefined && { id }) }))) return args;
  const edits = editsOf(req);
  const { file } = req;
  if (file) {
    const photo = await cleanPhoto(file.data);
    req.file = {
      ...file,
      data: photo.data,
      size: photo.data.length,
      mimetype: photo.mimetype,
      name: `${parse(file.name).name}.${photo.ending}`,
    };
    if (edits?.crop) scaleCrop(edits, photo.scale);
  } else if (data && edits?.focalPoint && !edits.crop && !edits.widthInPixels) {
    // A moved focal point alone changes no file. Payload would write it anew, a little worse each time.
    data.focalX = Math.round(Number(edits.focalPoint.x));
    data.focalY = Math.round(Number(edits.focalPoint.y));
    req.query.uploadEdits = {};
  } else if (settings.storage && id !== undefined && edits?.crop) {
    // Payload looks for what it cuts on this disk, or asks for it over the network.
    req.file = await storedPhoto(id, req);
  }
  return args;
};

async function storedPhoto(id: number, { payload }: PayloadRequest) {
  const media = await payload.db.findOne<Media>({
    collection: 'media',
    where: { id: { equals: id } },
  });
  const name = media?.filename ?? '';
  const data = await (await uploads()).read(`media/${name}`).catch(refuseAway);
  if (!data) refuse('O arquivo da fotografia não está no armazenamento.', 404);
  return { name, data, size: data.length, mimetype: media?.mimeType ?? '' };
}

const editsOf = ({ query }: PayloadRequest): UploadEdits | undefined =>
  query?.uploadEdits && typeof query.uploadEdits === 'object' ? query.uploadEdits : undefined;

function scaleCrop(edits: UploadEdits, scale: number): void {
  if (edits.widthInPixels)
    edits.widthInPixels = Math.floor(Number(edits.widthInPixels) * scale) || 1;
  if (edits.heightInPixels)
    edits.heightInPixels = Math.floor(Number(edits.heightInPixels) * scale) || 1;
}

/**
 * A new file has its other sizes made after saving. Without one they stay as they are in the database: the
 * form may have been opened before they were ready.
 */
export const planPreparation: CollectionBeforeChangeHook<Media> = ({ data, originalDoc, req }) => {
  if (!req.file) {
    if (!originalDoc) return data;
    const { sizes, preparation } = originalDoc;
    return { ...data, sizes, preparation: restored(originalDoc, data) ?? preparation };
  }
  const missing = sizesFor(data.width ?? 0, laterSizes);
  const none = Object.fromEntries(laterSizes.map(({ name }) => [name, emptySize]));
  return {
    ...data,
    sizes: { ...data.sizes, ...none },
    preparation: {
      state: missing.length > 0 ? 'esperando' : 'pronta',
      done: 0,
      of: missing.length,
      attempts: 0,
      dueAt: null,
      claim: null,
      reason: null,
    },
  };
};

/** What came back from the bin is prepared further, if it was not ready. */
const restored = ({ deletedAt, preparation }: Media, data: Partial<Media>) =>
  deletedAt && !data.deletedAt && preparation?.state === 'preparando'
    ? { ...preparation, state: 'esperando' as const, claim: null }
    : undefined;

const emptySize = {
  url: null,
  width: null,
  height: null,
  mimeType: null,
  filesize: null,
  filename: null,
};
