import { paths } from '../../lib/paths.ts';

/**
 * Posts authorised by a code from a mail, in the address or the form, which no other site knows. No cookie is
 * involved, so a foreign page gains nothing, and mail providers post here for their readers (RFC 8058)
 * without an origin. Some browsers also hide the origin on pages with `no-referrer`.
 */
const linkPaths: ReadonlySet<string> = new Set([
  paths.newsletterConfirm,
  paths.newsletterCancel,
  paths.newsletterChoices,
  paths.openingAlertConfirm,
  paths.openingAlertCancel,
]);

export function carriesMailedCode(url: string): boolean {
  return linkPaths.has(url.split('?', 1)[0] ?? '');
}
