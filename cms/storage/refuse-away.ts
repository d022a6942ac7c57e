import { refuse } from '../hooks/refuse.ts';
import { StorageError } from './s3-requests.ts';

/** Tells an editor that the storage is away, where Payload would say that something went wrong. */
export function refuseAway(error: unknown): never {
  if (!(error instanceof StorageError)) throw error;
  refuse(`${error.message} Tente de novo daqui a pouco.`, 503);
}
