import type { APIRequestContext } from '@playwright/test';

/** The pages of all islands in all their states, as the style page lists them. */
export async function islandStates(request: APIRequestContext): Promise<string[]> {
  const html = await (await request.get('/estilo')).text();
  const found = [...html.matchAll(/href="(\/estilo\/[^"]+)"/g)].map(([, path = '']) => path);
  if (found.length < 20) throw new Error(`Only ${found.length} states of islands`);
  return found;
}
