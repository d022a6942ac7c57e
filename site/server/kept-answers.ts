import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type ChooseEncoding, comesFromOurs, type Encoding } from './encodings.ts';
import { isWorthCompressing, type Page } from './page.ts';
import { countFresh, type PageCache } from './page-cache.ts';
import { countAnswer } from './page-metrics.ts';
import { headersOf } from './send-page.ts';

/** What a request was found to ask for. */
interface Known {
  /** In the page cache. */
  key: string;
  encoding: Encoding;
  /** Tells that the page was asked for again. Holds nothing of the visitor, because it is kept. */
  visit: () => void;
}

interface KeptAnswersOptions {
  cache: Pick<PageCache, 'getNow'>;
  choose: ChooseEncoding;
  /** Of every answer. */
  headers: Record<string, string>;
}

const mostRequests = 2000;
const longestRequest = 500;

/**
 * Answers what was asked for before in the same words, with the page that is kept, before anything is read or
 * routed again. Everything else is the front server's, and so is a page that the browser has already.
 */
export function createKeptAnswers({ cache, choose, headers }: KeptAnswersOptions) {
  const known = new LRUCache<string, Known>({ max: mostRequests });
  // Ends with the page.
  const heads = new WeakMap<Page, Map<Encoding, string[]>>();

  function headOf(page: Page, encoding: Encoding, length: number): string[] {
    const ofPage = heads.get(page) ?? new Map<Encoding, string[]>();
    heads.set(page, ofPage);
    const made = ofPage.get(encoding);
    if (made) return made;
    const own = { 'content-encoding': encoding.name, 'content-length': String(length) };
    const head = Object.entries({ ...headers, ...headersOf(page), ...own }).flat();
    ofPage.set(encoding, head);
    return head;
  }

  return {
    /** False where the front server has to answer. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const began = performance.now();
      const asked = isPlain(request) ? known.get(wordsOf(request)) : undefined;
      if (!asked) return false;
      const page = cache.getNow(asked.key);
      const body = page?.encoder.best(asked.encoding);
      if (!page || !body) return false;
      try {
        response.writeHead(page.status, headOf(page, asked.encoding, body.length));
      } catch {
        // A header that Node refuses: the front server fails with it too, and says so.
        return false;
      }
      response.end(body);
      countFresh();
      countAnswer(page.status, (performance.now() - began) / 1000);
      asked.visit();
      return true;
    },

    /** Of a request that is answered with a kept page; its visit is told like the later ones. */
    learn(request: IncomingMessage, page: Page, key: string, visit: () => void): void {
      visit();
      const words = wordsOf(request);
      if (!isPlain(request) || words.length > longestRequest || !isWorthCompressing(page)) return;
      const encoding = choose(request.headers);
      if (encoding) known.set(words, { key, encoding, visit });
    },
  };
}

/** Has the first say; what it leaves goes on to whoever listened before. */
export function answerFirst(
  server: Server,
  answer: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  const others = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (answer(request, response)) return;
    for (const other of others) other(request, response);
  });
}

/** Everything of a request that changes the answer. No address and no header can hold a line break. */
const wordsOf = ({ url, headers }: IncomingMessage) =>
  [
    url,
    ...[headers['accept-encoding'], headers['available-dictionary'], headers['save-data']],
    comesFromOurs(headers),
  ].join('\n');

function isPlain({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.host !== undefined &&
    headers['if-none-match'] === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}
