import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { CollectionAfterChangeHook, PayloadRequest, UploadConfig } from 'payload';
import type { UploadFolder } from '../../lib/upload-folders.ts';
import { filesOf, type Upload } from '../hooks/binned-files.ts';
import { settings } from '../settings.ts';
import { answerStored } from './answer-stored.ts';
import { refuseAway } from './refuse-away.ts';
import { uploads } from './uploads.ts';

/** Where uploads are elsewhere, Payload writes none to this disk and asks us for them. */
export const storedUploads = (folder: UploadFolder): Partial<UploadConfig> =>
  settings.storage
    ? {
        disableLocalStorage: true,
        handlers: [(req, { params }) => sendStored(folder, params.filename, req)],
      }
    : { handlers: [refuseNull] };

/** No file has such a name, and a disk that is asked for one fails. */
const refuseNull: NonNullable<UploadConfig['handlers']>[number] = (_req, { params }) =>
  params.filename.includes('\0') ? new Response(null, { status: 404 }) : undefined;

async function sendStored(
  folder: UploadFolder,
  name: string,
  { headers: asked }: PayloadRequest,
): Promise<Response> {
  const found = await answerStored(folder, name, 'GET', Object.fromEntries(asked)).catch(
    refuseAway,
  );
  if (!found) return new Response(null, { status: 404 });
  const { status, headers, body } = found;
  const stream: NodeStream | null = body ? Readable.toWeb(Readable.from(body)) : null;
  return new Response(stream as BodyInit | null, { status, headers });
}

/**
 * Puts what was uploaded and its quick sizes into the storage, before the transaction ends: where that fails,
 * nothing was saved. What it replaces is dropped, as Payload does on a disk.
 */
export const storeUpload: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  req,
}) => {
  if (!settings.storage || !req.file) return;
  const store = await uploads();
  const { filename, sizes } = doc as Upload;
  const made = { ...req.payloadUploadSizes };
  try {
    await store.put(`${collection.slug}/${filename}`, req.file.data);
    for (const [name, bytes] of Object.entries(made)) {
      const size = sizes?.[name]?.filename;
      if (size) await store.put(`${collection.slug}/${size}`, bytes);
    }
    const kept = new Set(filesOf(doc as Upload));
    for (const name of previousDoc ? filesOf(previousDoc as Upload) : [])
      if (!kept.has(name)) await store.drop(`${collection.slug}/${name}`);
  } catch (error) {
    refuseAway(error);
  }
};
