import { uploads } from '../cms/storage/uploads.ts';
import { asVisitor, openPayload } from './payload.ts';
import { toPhoto } from './pictures.ts';

export interface PhotoFile {
  /** Rejects where it is not there, or the storage is away. */
  read: () => Promise<Buffer>;
  focal: { x: number; y: number };
  /** Changes when an editor replaces the file or moves its focal point. */
  version: string;
}

/** The file of an editor's photograph; undefined if the content system has no file of that name. */
export async function readPhotoFile(filename: string): Promise<PhotoFile | undefined> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'media',
    where: { filename: { equals: filename } },
    limit: 1,
    ...asVisitor,
  });
  const [media] = docs;
  const photo = toPhoto(media);
  if (!media?.filename || !photo) return undefined;
  return {
    read: () => readUpload(`media/${filename}`),
    focal: photo.focal,
    version: `${media.id} ${media.updatedAt}`,
  };
}

async function readUpload(key: string): Promise<Buffer> {
  const bytes = await (await uploads()).read(key);
  if (!bytes) throw new Error('The file of a photograph is not there.');
  return bytes;
}
