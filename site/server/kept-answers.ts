import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Dictionary } from './dictionary.ts';
import { chooseEncoding, type Encoding } from './encodings.ts';
import { isWorthCompressing, type Page } from './page.ts';
import type { PageCache } from './page-cache.ts';
import { countAnswer } from './page-metrics.ts';
import { headersOf } from './send-page.ts';

/** What a request was found to ask for. */
interface Asked {
  /** In the page cache. */
  key: string;
  encoding: Encoding;
  /** Tells that the page was asked for again. */
  note: () => void;
}

interface KeptAnswersOptions {
  cache: Pick<PageCache, 'getNow'>;
  dictionary: Dictionary | undefined;
  /** Of every answer. */
  headers: Record<string, string>;
}

const mostRequests = 2000;
const longestRequest = 500;

/**
 * Answers what was asked for before in the same words, with the page that is kept, before anything is read or
 * routed again. Everything else is the front server's, and so is a page that the browser has already.
 */
export function createKeptAnswers({ cache, dictionary, headers }: KeptAnswersOptions) {
  const known = new LRUCache<string, Asked>({ max: mostRequests });
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
      const asked = isPlain(request) ? known.get(wordsOf(request)) : undefined;
      if (!asked) return false;
      const page = cache.getNow(asked.key);
      const body = page?.encoder.best(asked.encoding);
      if (!page || !body) return false;
      response.writeHead(page.status, headOf(page, asked.encoding, body.length));
      response.end(body);
      countAnswer(page.status, 0);
      asked.note();
      return true;
    },

    /** Of a request that was answered with a page that is kept. */
    learn(request: IncomingMessage, page: Page, key: string, note: () => void): void {
      const words = wordsOf(request);
      if (!isPlain(request) || words.length > longestRequest || !isWorthCompressing(page)) return;
      const encoding = chooseEncoding(request.headers, dictionary);
      if (encoding) known.set(words, { key, encoding, note });
    },
  };
}

/** Everything of a request that changes the answer. */
const wordsOf = ({ url, headers }: IncomingMessage) =>
  `${url} ${headers['accept-encoding']} ${headers['available-dictionary']} ${headers['save-data']}`;

function isPlain({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.host !== undefined &&
    headers['if-none-match'] === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}
