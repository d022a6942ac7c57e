import { createServer } from 'node:http';
import type { LookupFunction } from 'node:net';
import { expect, test } from 'vitest';
import { isOwnNetwork, missingElsewhere } from './missing-elsewhere.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
])('%s is in our own network', (address) => {
  expect(isOwnNetwork(address)).toBe(true);
});

test.each(['200.199.1.1', '172.32.0.1', '2804:14d::1'])('%s is not', (address) => {
  expect(isOwnNetwork(address)).toBe(false);
});

test('a machine of our own network is never asked', async () => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  expect(
    await missingElsewhere([`http://127.0.0.1:${port}/`, `http://localhost:${port}/`]),
  ).toEqual([]);
  expect(asked).toBe(0);
  server.close();
});

test('the address that was checked is the one connected to, whatever the name answers next', async () => {
  const [outside, inside] = ['127.0.0.2', '127.0.0.1'];
  const hosts: (string | undefined)[] = [];
  const elsewhere = createServer(({ headers }, response) => {
    hosts.push(headers.host);
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, outside, resolve));
  const { port } = elsewhere.address() as { port: number };
  let reached = 0;
  const ours = createServer((_request, response) => {
    reached += 1;
    response.end();
  });
  await new Promise<void>((resolve) => ours.listen(port, inside, resolve));
  let lookups = 0;
  const lookup: LookupFunction = (_hostname, { all }, callback) => {
    lookups += 1;
    const address = lookups === 1 ? outside : inside;
    if (all) callback(null, [{ address, family: 4 }]);
    else callback(null, address, 4);
  };
  const link = `http://outro.exemplo:${port}/pagina`;
  const network = { lookup, isOwn: (address: string) => address === inside };
  expect(await missingElsewhere([link], network)).toEqual([link]);
  expect(hosts).toEqual([`outro.exemplo:${port}`]);
  expect(await missingElsewhere([link], network)).toEqual([]);
  expect({ lookups, reached }).toEqual({ lookups: 2, reached: 0 });
  for (const server of [elsewhere, ours]) server.close();
});

test('what is no address, or answers nothing, counts as there', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  const lookup: LookupFunction = (_hostname, _options, callback) =>
    callback(new Error('ENOTFOUND'), []);
  const network = { lookup, isOwn: () => false };
  const unknown = `http://nao-existe.invalid:${port}/`;
  expect(await missingElsewhere(['https://', unknown], network)).toEqual([]);
});
