import { createServer } from 'node:http';
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

test('what is no address, or answers nothing, counts as there', async () => {
  expect(await missingElsewhere(['https://', 'https://nao-existe.invalid/'])).toEqual([]);
});
