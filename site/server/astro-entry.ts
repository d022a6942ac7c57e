import { createApp } from 'astro/app/entrypoint';

const app = createApp({ streaming: false });

export function render(
  request: Request,
  locals?: Pick<App.Locals, 'failure' | 'isTooMany'>,
): Promise<Response> {
  return app.render(request, { locals });
}
