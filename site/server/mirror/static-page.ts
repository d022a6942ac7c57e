const closedPost =
  '<p>Este formulário está fechado enquanto o portal não responde. Nada do que se escrevesse agora seria guardado. Volte mais tarde.</p>';
const closedSearch = '<p>A busca e os filtros voltam com o portal.</p>';

const form = /<form\b([^>]*)>[\s\S]*?<\/form>/g;

/**
 * A page as a file: without us nobody takes its forms or leaves out what browsers have, and the policy stands in it
 * because the host of a file sends no headers of ours.
 */
export function staticPage(html: string, policy: string): string {
  return html
    .replace(form, (_, attributes: string) =>
      attributes.includes('method="post"') ? closedPost : closedSearch,
    )
    .replace(/ data-(?:face|dictionary)="[^"]*"/g, '')
    .replace(/<meta charset="utf-8"\s*\/?>/, (charset) => charset + policyElement(policy));
}

/** `frame-ancestors` is for headers only; in an element browsers complain about it. */
function policyElement(policy: string): string {
  const directives = policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && !directive.startsWith('frame-ancestors'));
  return `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}">`;
}

/** Files that pages lead to or show: addresses of ours with an ending and without a question. */
export function filesIn(html: string, siteUrl: string): string[] {
  const found = new Set<string>();
  for (const [, value = ''] of html.matchAll(/ (?:href|src|srcset|content)="([^"]+)"/g))
    for (const candidate of value.split(/,\s+/)) {
      const address = (candidate.split(' ')[0] ?? '').replaceAll('&amp;', '&');
      const path = address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address;
      if (/^\/(?!\/)[^?#]*\.\w{2,11}$/.test(path)) found.add(path);
    }
  // V8 keeps a part of a string as a view of the whole: each name would hold its page in memory.
  return [...found].map((path) => Buffer.from(path).toString());
}

/** The pages that a file may belong to: `/agenda/x` for `/agenda/x.ics` and `/agenda/x/cartaz.png`. */
export const pagesOf = (path: string) => [path.replace(/\.\w+$/, ''), path.replace(/\/[^/]*$/, '')];

/** Where a copy lies in the folder; undefined for what would lie outside of it. */
export function fileOf(path: string, contentType: string): string | undefined {
  let plain: string;
  try {
    plain = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (/[\\\0]|(^|\/)\.{1,2}(\/|$)/.test(plain) || !plain.startsWith('/')) return undefined;
  const name = plain.slice(1);
  if (!contentType.startsWith('text/html')) return name || undefined;
  return name === '' ? 'index.html' : `${name}.html`;
}
