import { Readable } from 'node:stream';
import type { TarMember } from '../../lib/tar.ts';
import { uploadFolders } from '../../lib/upload-folders.ts';
import { openFileStore } from '../storage/file-store.ts';
import type { BackedUp } from './data-files.ts';

/**
 * Uploads that are in a storage, as if they lay in the data folder: that is where restoring puts them. Called
 * twice, as `dataFiles` is.
 */
export function storedFiles(settings: BackedUp) {
  const seen = new Map<string, string>();
  return async function* unseen(): AsyncGenerator<TarMember> {
    if (!settings.storage) return;
    const store = await openFileStore(settings);
    for (const folder of uploadFolders)
      for await (const { name: bare, mark } of store.list(folder)) {
        const name = `${folder}/${bare}`;
        if (seen.get(name) === mark) continue;
        const bytes = await store.read(name);
        if (!bytes) continue;
        seen.set(name, mark);
        yield { name, size: bytes.length, body: Readable.from([bytes]) };
      }
  };
}
