/** `npm run move-to-storage`: copies the uploads under DATA_DIR into the storage of STORAGE_URL, and compares. */
import { diskStore } from '../cms/storage/disk-store.ts';
import { openFileStore } from '../cms/storage/file-store.ts';
import { StorageError } from '../cms/storage/s3-requests.ts';
import { formatCount } from '../lib/counts.ts';
import { readSettings, SettingsError } from '../lib/settings.ts';
import { uploadFolders } from '../lib/upload-folders.ts';
import { StepError } from './run.ts';

try {
  const count = await move();
  console.log(
    `${formatCount(count)} arquivos copiados para o armazenamento e conferidos. Em DATA_DIR nada foi apagado.`,
  );
} catch (error) {
  const isOurs = [SettingsError, StepError, StorageError].some((kind) => error instanceof kind);
  const { message, stack } = error as Error;
  console.error(`Nem tudo foi copiado. ${isOurs ? message : (stack ?? message)}`);
  process.exit(1);
}

async function move(): Promise<number> {
  const settings = readSettings(process.env);
  if (!settings.storage) throw new StepError('Diga em STORAGE_URL para onde.');
  const disk = diskStore(settings.dataDir);
  const store = await openFileStore(settings);
  let count = 0;
  for (const folder of uploadFolders)
    for await (const { name } of disk.list(folder)) {
      const key = `${folder}/${name}`;
      const bytes = await disk.read(key);
      if (!bytes) continue;
      await store.put(key, bytes);
      const kept = await store.read(key);
      if (!kept?.equals(bytes)) throw new StepError(`${key} não é o mesmo no armazenamento.`);
      count += 1;
    }
  return count;
}
