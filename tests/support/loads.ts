import type { Page } from '@playwright/test';

export interface Load {
  path: string;
  kind: string;
  bytes: number;
}

/** What comes over the wire, headers included, as Chromium counts it; nothing for what is in its cache. */
export async function watchLoads(page: Page): Promise<Load[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const begun = new Map<string, { path: string; kind: string }>();
  const loads: Load[] = [];
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    begun.set(requestId, { path: new URL(response.url).pathname, kind: type }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const load = begun.get(requestId);
    if (load && bytes > 0) loads.push({ ...load, bytes });
  });
  return loads;
}
