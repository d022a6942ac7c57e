/**
 * Only web and mail addresses and paths of this site: no scripts, and no '//host', which looks like a path.
 */
export function safeAddress(url: unknown): string | undefined {
  if (typeof url !== 'string') return undefined;
  const address = url.trim();
  return /^(https?:\/\/|mailto:)[^\s]+$/i.test(address) || /^\/(?![/\\])[^\s]*$/.test(address)
    ? address
    : undefined;
}
