import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import type { StorageAddress } from '../../lib/storage-address.ts';
import { openStorage } from './s3-requests.ts';

const secret = 'segredo/de+teste';
const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** AWS Signature Version 4 for S3 as its documentation writes it, from what arrived. */
function expectedSignature({ method, url = '', headers }: IncomingMessage): string {
  const [, scope = '', signed = ''] =
    /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+)/.exec(headers.authorization ?? '') ?? [];
  const [path = '', query = ''] = url.split('?');
  const encode = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const asked = [...new URLSearchParams(query)]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, path, asked, lines.join(''), signed, headers['x-amz-content-sha256']];
  const [day = '', region = '', service = '', end = ''] = scope.split('/');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(canonical.join('\n'))];
  const key = [day, region, service, end].reduce<string | Buffer>(mac, `AWS4${secret}`);
  return mac(key, text.join('\n')).toString('hex');
}

/** A storage that looks at signatures, which the server of the other tests does not. */
const server = createServer(async (request, response) => {
  const body = await buffer(request);
  const given = /Signature=(\w+)/.exec(request.headers.authorization ?? '')?.[1];
  const sum = request.headers['x-amz-content-sha256'];
  const isWhole = sum === 'UNSIGNED-PAYLOAD' || sum === hash(body);
  response.writeHead(isWhole && given === expectedSignature(request) ? 200 : 403).end();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());

const address: StorageAddress = {
  origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  ...{ bucket: 'portal', region: 'sa-east-1', key: 'CHAVE', secret },
};

test.each([
  ['a file', 'GET', 'media/foto.jpg', {}],
  ['a name with every kind of sign', 'HEAD', "media/Praça (1)+!'*&=~.jpg", {}],
  [
    'a list',
    'GET',
    '',
    { query: { prefix: 'media/', marker: 'media/Praça (1)+&.jpg', delimiter: '/' } },
  ],
  ['a part of a file', 'GET', 'media/foto.jpg', { headers: { range: 'bytes=0-9' } }],
  [
    'a copy',
    'PUT',
    '.lixo/foto.jpg',
    { headers: { 'x-amz-copy-source': '/portal/media/foto.jpg' } },
  ],
  [
    'what is written',
    'PUT',
    'media/foto.jpg',
    {
      headers: { 'x-amz-content-sha256': hash('bytes') },
      body: new Uint8Array(Buffer.from('bytes')),
    },
  ],
  ['what is deleted', 'DELETE', 'media/foto.jpg', {}],
] as const)('%s is signed as S3 wants it', async (_, method, key, request) => {
  const ask = await openStorage(address);
  expect((await ask(method, key, request)).status).toBe(200);
});

test('another secret is refused, so these tests can tell', async () => {
  const ask = await openStorage({ ...address, secret: 'outro' });
  expect((await ask('GET', 'media/foto.jpg')).status).toBe(403);
});
