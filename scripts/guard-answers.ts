import type { IncomingMessage, ServerResponse } from 'node:http';

/** A year. Only with https: otherwise it would lock people out. */
const transportSecurity = 'max-age=31536000; includeSubDomains';

/**
 * Payload's name for the cookie of a session, and ours. Browsers take a name with this prefix only over https, for
 * this host alone: no other host of the domain can plant one. Payload's own `cookiePrefix` would rename the cookie
 * of the chosen colours too, which its pages set without `Secure`, so that it would be lost.
 */
const plainName = 'payload-token';
const guardedName = `__Host-${plainName}`;

const renamed = (cookie: string, from: string, to: string) =>
  cookie.startsWith(`${from}=`) ? to + cookie.slice(from.length) : cookie;

/** A plain one is dropped: whoever sent it did not get it from us. */
export function readGuarded(cookies: string): string {
  return cookies
    .split(/; */)
    .filter((cookie) => !cookie.startsWith(`${plainName}=`))
    .map((cookie) => renamed(cookie, guardedName, plainName))
    .join('; ');
}

/** Pages and data of the admin are for one person; the files of the library are public. */
const isPersonal = (url: string) => {
  const [path = ''] = url.split('?');
  return /^\/(admin|api)(\/|$)/.test(path) && !path.includes('/file/');
};

/** Sets, just before the headers go out, what every answer of the admin must say. */
export function guardAnswers(
  request: IncomingMessage,
  response: ServerResponse,
  adminUrl: string,
): void {
  const isHttps = adminUrl.startsWith('https:');
  const { url = '' } = request;
  if (isHttps && request.headers.cookie !== undefined)
    request.headers.cookie = readGuarded(request.headers.cookie);
  const write = response.writeHead.bind(response);
  const guarded = (...parts: Parameters<typeof write>) => {
    if (isPersonal(url) && !response.hasHeader('cache-control'))
      response.setHeader('cache-control', 'no-store');
    if (url.startsWith('/api/users/logout'))
      response.setHeader('clear-site-data', '"cache", "storage"');
    if (isHttps) {
      response.setHeader('strict-transport-security', transportSecurity);
      const cookies = [response.getHeader('set-cookie') ?? []].flat().map(String);
      if (cookies.length > 0)
        response.setHeader(
          'set-cookie',
          cookies.map((cookie) => renamed(cookie, plainName, guardedName)),
        );
    }
    return write(...parts);
  };
  // Node calls it for every answer, also for those whose headers nobody sends by hand.
  response.writeHead = guarded as typeof response.writeHead;
}
