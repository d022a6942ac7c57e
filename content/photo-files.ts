import { join } from 'node:path';
import { mediaDirectory } from '../cms/paths.ts';
import { asVisitor, openPayload } from './payload.ts';
import { toPhoto } from './pictures.ts';

export interface PhotoFile {
  path: string;
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
    path: join(mediaDirectory(), media.filename),
    focal: photo.focal,
    version: `${media.id} ${media.updatedAt}`,
  };
}
