import { readCode } from './read-code.ts';
import { readForm } from './read-form.ts';

interface Asked {
  request: Request;
  url: URL;
  response: { headers: Headers };
}

export interface MailLink {
  /** Opening a link only asks: mail programs open links to check them. */
  posted: boolean;
  code: string;
  /** What was posted; empty when the link was only opened. */
  form: ReadonlyMap<string, string>;
}

/**
 * The code of a link from a mail, and whether the page's button was pressed. The code stands in the address: nobody
 * keeps the answer. That no other site learns it from us, the front server sees to (`referrerHeader`).
 */
export async function readMailLink({ request, url, response }: Asked): Promise<MailLink> {
  response.headers.set('Cache-Control', 'no-store');
  const posted = request.method === 'POST';
  const form = posted ? await readForm(request) : new Map<string, string>();
  // A mail program posts to the address itself, and its form says only 'One-Click' (RFC 8058).
  const code = readCode(form.get('codigo') ?? url.searchParams.get('codigo'));
  return { posted, code, form };
}
