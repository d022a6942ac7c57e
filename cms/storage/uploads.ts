import { settings } from '../settings.ts';
import { type FileStore, openFileStore } from './file-store.ts';

let opened: Promise<FileStore> | undefined;

/** The store of this program. */
export function uploads(): Promise<FileStore> {
  opened ??= openFileStore(settings);
  return opened;
}
