import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Preview } from '../../content/previews.ts';
import { previewHome } from '../../lib/paths.ts';
import type { Settings } from '../../lib/settings.ts';
import type { Page } from './page.ts';
import type { PageRenderer } from './render-page.ts';
import type { InTurn } from './sender-turns.ts';

export type OpenPreview = (token: string, now: Date) => Promise<Preview | 'expired' | undefined>;

interface Previews {
  settings: Settings;
  openPreview: OpenPreview;
  inTurn: InTurn;
  renderer: Pick<PageRenderer, 'renderPage' | 'renderSafely'>;
  send: (request: FastifyRequest, reply: FastifyReply, page: Page) => Promise<unknown>;
  missing: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

type Asked = FastifyRequest<{ Params: { token: string } }>;

/**
 * The page of a document as its draft stands, under a signed address. It passes the page cache by, nobody may
 * keep or index it, and of all pages it alone may be framed: by the admin.
 */
export function servePreviews(front: FastifyInstance, previews: Previews): void {
  const { settings, openPreview, inTurn, renderer, send, missing } = previews;
  const admin = new URL(settings.adminUrl).origin;

  async function render(request: Asked): Promise<Page | undefined> {
    const found = await openPreview(request.params.token, new Date());
    if (found === undefined) return undefined;
    if (found === 'expired')
      return { ...(await renderer.renderSafely('/500', { failure: 410, path: '/' })), status: 410 };
    const { draft, path } = found;
    const address = { path: draft.missing.length > 0 ? previewHome : path, search: '' };
    const { headers } = request;
    return renderer.renderPage({ method: 'GET', headers, body: undefined }, address, { draft });
  }

  front.get(`${previewHome}/:token`, async (request: Asked, reply) => {
    const page = await inTurn(request, reply, () => render(request));
    if (!page) return missing(request, reply);
    const policy = page.headers['content-security-policy'] ?? '';
    reply.removeHeader('x-frame-options');
    return send(request, reply, {
      ...page,
      lifeMs: 0,
      headers: {
        ...page.headers,
        'content-security-policy': policy.replace(
          "frame-ancestors 'none'",
          `frame-ancestors ${admin}`,
        ),
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      },
    });
  });
}
