import type { FastifyRequest } from 'fastify';
import type { Address } from './address.ts';
import type { Finish } from './finish-page.ts';
import { lastResort } from './last-resort.ts';
import { type Page, toPage } from './page.ts';
import { isStreamed, streamedPage } from './stream-answer.ts';

/** What the front server passes to a page besides the address. */
export type RequestFacts = Partial<Pick<App.Locals, 'failure' | 'path' | 'admitPost'>>;

export type Render = (request: Request, facts?: RequestFacts) => Promise<Response>;

/** Renders pages with Astro. */
export function createPageRenderer(render: Render, siteUrl: string, finish: Finish) {
  async function renderPage(
    request: FastifyRequest,
    { path, search }: Address,
    facts?: RequestFacts,
  ) {
    const response = await renderResponse(request, { path, search }, facts);
    return isStreamed(response)
      ? streamedPage(response)
      : orLastResort(await toPage(response, finish));
  }

  function renderResponse(
    request: FastifyRequest,
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

  return { renderPage, renderResponse, renderSafely };
}

function toWebRequest(request: FastifyRequest, url: string): Request {
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
