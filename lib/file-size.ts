/** '2 KB', '1,4 MB'. Never 0 for a file that is not empty. */
export function fileSize(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  if (megabytes >= 1) return `${number(megabytes)} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}

const number = (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: 1 });
