import type { FastifyRequest } from 'fastify';
import type { Address } from './address.ts';
import { nobodysRequest } from './cache-key.ts';
import type { Finish } from './finish-page.ts';
import { lastResort } from './last-resort.ts';
import { type Page, toPage } from './page.ts';
import { isStreamed, streamedPage } from './stream-answer.ts';

/** What the front server passes to a page besides the address. */
export type RequestFacts = Partial<
  Pick<App.Locals, 'failure' | 'path' | 'admitPost' | 'sender' | 'draft' | 'mirror'>
>;

export type Render = (request: Request, facts?: RequestFacts) => Promise<Response>;

/** What is read of a request. */
export type Asked = Pick<FastifyRequest, 'method' | 'headers' | 'body'>;

export type PageRenderer = ReturnType<typeof createPageRenderer>;

/** Renders pages with Astro. */
export function createPageRenderer(render: Render, siteUrl: string, finish: Finish) {
  async function renderPage(request: Asked, { path, search }: Address, facts?: RequestFacts) {
    const response = await renderResponse(request, { path, search }, facts);
    return isStreamed(response)
      ? streamedPage(response)
      : orLastResort(await toPage(response, finish));
  }

  /** For when the visitor has gone: nothing of the request is held but what changes the page. */
  function renderLater(request: Asked, address: Address): () => Promise<Page> {
    const anew = nobodysRequest(request);
    return () => renderPage(anew, address);
  }

  function renderResponse(
    request: Asked,
    { path, search }: Address,
    facts?: RequestFacts,
  ): Promise<Response> {
    return render(toWebRequest(request, siteUrl + path + search), { ...facts, path });
  }

  function renderSafely(path: string, facts: RequestFacts): Promise<Page> {
    return render(new Request(siteUrl + path), facts)
      .then((response) => toPage(response, finish))
      .then(orLastResort)
      .catch(lastResort);
  }

  return { renderPage, renderLater, renderResponse, renderSafely };
}

function toWebRequest(request: Asked, url: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, String(value));
  const body = request.body instanceof Buffer ? new Uint8Array(request.body) : null;
  // HEAD is rendered as GET, so that the cached page has a body.
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  return new Request(url, { method, headers, body });
}

/** Astro's answer is empty when even its failure page fails. */
function orLastResort(page: Page): Page | Promise<Page> {
  return page.body.length === 0 && page.status >= 500 ? lastResort() : page;
}
