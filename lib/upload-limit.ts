import { fileSize } from './file-size.ts';

/** For an editor whose file does not fit. */
export const tooLargeUpload = (limitBytes: number) =>
  `O arquivo é grande demais. O limite é de ${fileSize(limitBytes)}.`;
