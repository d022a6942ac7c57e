import type { Settings } from '../../lib/settings.ts';
import { diskStore } from './disk-store.ts';

export interface StoredFile {
  bytes: number;
  changedAt: Date;
  /** Another one where the contents may be others. */
  mark: string;
}

/** Where uploads are kept. Keys are a folder and a name, like `media/foto.jpg`. */
export interface FileStore {
  /** Undefined where there is none. */
  look: (key: string) => Promise<StoredFile | undefined>;
  read: (key: string) => Promise<Buffer | undefined>;
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Does nothing where there is none. */
  move: (from: string, to: string) => Promise<void>;
  drop: (key: string) => Promise<void>;
  /** What lies in the folder itself. */
  list: (folder: string) => AsyncIterable<StoredFile & { name: string }>;
  /**
   * Hands over a folder of this machine that has a file of a folder of the store in it. What is made there is
   * taken in by its name.
   */
  withLocal: <Result>(
    folder: string,
    name: string,
    work: (directory: string, takeIn: (made: string) => Promise<void>) => Promise<Result>,
  ) => Promise<Result>;
}

/** Chosen once by the settings. What speaks to other machines is loaded only where it is wanted. */
export async function openFileStore({
  dataDir,
  storage,
}: Pick<Settings, 'dataDir' | 'storage'>): Promise<FileStore> {
  if (!storage) return diskStore(dataDir);
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(storage);
}
