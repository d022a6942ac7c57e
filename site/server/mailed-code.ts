/**
 * Posts that bring their own authority: a code from a mail, in the address or the form, which no other
 * site knows. There is no cookie that a foreign page could abuse, and mail providers post here for their
 * readers (RFC 8058) as nobody in particular. Pages that hide their address from others (`no-referrer`)
 * make some browsers hide their origin too, even from us.
 */
const paths = new Set(['/newsletter/confirmar', '/newsletter/cancelar']);

export function bringsOwnAuthority(url: string): boolean {
  return paths.has(url.split('?', 1)[0] ?? '');
}
