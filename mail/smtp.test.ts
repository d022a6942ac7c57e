import { getEventListeners } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../tests/support/mail-server.ts';
import type { Letter } from './message.ts';
import { openLine } from './smtp.ts';

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());

const letter: Letter = {
  from: { name: 'Secretaria', address: 'contato@exemplo.ap.gov.br' },
  to: 'ana@exemplo.com',
  subject: 'Oi',
  text: 'Oi',
  html: '<p>Oi</p>',
  headers: {},
  messageId: '<a@b>',
};

test('thousands of letters leave nothing behind on the signal that stops them', async () => {
  const stop = new AbortController();
  const line = await openLine(server.url, stop.signal);
  for (let time = 0; time < 5; time += 1)
    expect(await line.deliver(letter)).toEqual({ kind: 'sent' });
  expect(getEventListeners(stop.signal, 'abort')).toEqual([]);
  line.close();
});

test('a letter that can’t be composed is refused, and the next one goes out', async () => {
  const line = await openLine(server.url, new AbortController().signal);
  const broken = { ...letter, text: { path: '/etc/hostname' } } as unknown as Letter;
  expect(await line.deliver(broken)).toMatchObject({ kind: 'refused' });
  const next = line.isOpen() ? line : await openLine(server.url, new AbortController().signal);
  expect(await next.deliver(letter)).toEqual({ kind: 'sent' });
  next.close();
});
