import { previewHome } from './paths.ts';

/** Parameters whose value lets in whoever has the address: a mailed code, an entry's key, the key of a draft. */
export const secretParameters: readonly string[] = ['codigo', 'chave', 'rascunho'];

/** Whether a path with its query opens something for whoever has it. Nobody else may learn such an address. */
export function isSecretAddress(address: string): boolean {
  const [path = '', query = ''] = address.split('?', 2);
  if (decoded(path).includes(`${previewHome}/`)) return true;
  const given = new URLSearchParams(query);
  return secretParameters.some((name) => given.has(name));
}

/** Routes are found by the decoded path. A malformed one leads nowhere. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
