import { writeFile } from 'node:fs/promises';
import { uploads } from '../cms/storage/uploads.ts';
import type { UploadFolder } from '../lib/upload-folders.ts';

/** Uploads where they are not on this machine's disk. All of them are public; what is in the bin has no name here. */
export { answerStored } from '../cms/storage/answer-stored.ts';

/** The uploads of a folder, wherever they are, to be copied. */
export const uploadSource = (folder: UploadFolder) => ({
  markOf: async (name: string) => (await (await uploads()).look(`${folder}/${name}`))?.mark,
  async copy(name: string, target: string): Promise<void> {
    const bytes = await (await uploads()).read(`${folder}/${name}`);
    if (!bytes) throw new Error('The file was deleted meanwhile.');
    await writeFile(target, bytes);
  },
});
