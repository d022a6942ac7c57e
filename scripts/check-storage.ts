import { openFileStore } from '../cms/storage/file-store.ts';
import { StorageError } from '../cms/storage/s3-requests.ts';
import type { Settings } from '../lib/settings.ts';

/**
 * Says at the start what would show only with the first photograph. The portal starts all the same: its pages are
 * there without the storage, which may come later.
 */
export async function checkStorage(
  settings: Pick<Settings, 'dataDir' | 'storage'>,
  report: (line: string) => void,
): Promise<void> {
  if (!settings.storage) return;
  try {
    const store = await openFileStore(settings);
    await store.list('media')[Symbol.asyncIterator]().next();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    report(
      `Atenção: ${error.message} Confira STORAGE_URL; até lá faltam as fotografias e os documentos.`,
    );
  }
}
