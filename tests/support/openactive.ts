import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Finding, validate } from '@openactive/data-model-validator';
import { RpdeValidator } from '@openactive/rpde-validator';

const list = 'https://openactive.io/activity-list';

/** Puts the activity list where the validator looks before it would ask the network. */
export function openValidator() {
  const folder = mkdtempSync(join(tmpdir(), 'openactive-'));
  const file = `${createHash('sha256').update(list).digest('hex')}.json`;
  const data = JSON.parse(
    readFileSync(join(import.meta.dirname, '../fixtures/activity-list.json'), 'utf8'),
  );
  const kept = { errorCode: 'error_none', statusCode: 200, url: list, exception: null, data };
  const fetched = { ...kept, contentType: 'application/json', fetchTime: Date.now() };
  writeFileSync(join(folder, file), JSON.stringify(fetched));
  const options = {
    loadRemoteJson: true,
    remoteJsonCachePath: folder,
    remoteJsonCacheTimeToLive: 86_400,
  };
  return {
    /** What the standard's own validator says of a thing or of a page of a feed. */
    findingsOf: (thing: object, validationMode = 'RPDEFeed'): Promise<Finding[]> =>
      validate(thing, { ...options, validationMode }),
    close: () => rmSync(folder, { recursive: true }),
  };
}

type Answer = (url: URL) => Promise<Response>;

/** Serves an answer on loopback and has the validator of feeds walk it. */
export async function walkFeed(path: string, answer: Answer, pageLimit: number) {
  const server = createServer(async ({ url = '' }, out) => {
    const response = await answer(new URL(url, origin));
    out.writeHead(response.status, Object.fromEntries(response.headers));
    out.end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { pages } = await RpdeValidator(origin + path, { pageLimit, logCallback: () => {} });
  server.close();
  return {
    pages: pages.length,
    findings: pages.flatMap(({ errors }) => errors.map(({ data }) => data)),
  };
}
