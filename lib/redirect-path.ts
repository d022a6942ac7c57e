/**
 * An address of this site in the one form that redirects are stored and looked up in: decoded, in small letters,
 * without query, fragment and the slash at its end. Undefined for what is no path, or the home page.
 */
export function redirectPath(address: string): string | undefined {
  const [asked = ''] = address.trim().split(/[?#]/, 1);
  const path = decode(asked).normalize('NFC').toLowerCase().replace(/\/+$/, '');
  return /^\/(?![/\\])[^\s\\]{1,199}$/.test(path) ? path : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not valid UTF-8: no address that anybody could have typed.
    return '';
  }
}
