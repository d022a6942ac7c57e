/** Why a backup can't be made or restored, in words for the operator. */
export class BackupError extends Error {}

export const damaged = (why: string, cause?: unknown) =>
  new BackupError(`A cópia está danificada e não pode ser usada: ${why}.`, { cause });
