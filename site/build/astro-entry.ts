import { createApp } from 'astro/app/entrypoint';

const app = createApp({ streaming: false });

export function render(
  request: Request,
  locals?: Partial<Pick<App.Locals, 'failure' | 'path' | 'admitPost'>>,
): Promise<Response> {
  return app.render(request, { locals });
}
