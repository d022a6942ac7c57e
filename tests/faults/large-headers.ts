import { once } from 'node:events';
import { isForeign } from './answers.ts';
import type { Fault } from './fault.ts';
import { openRaw, readRaw } from './raw.ts';

const bytes = 64 * 1024;
const howMany = 50;

export const largeHeaders: Fault = {
  key: 'large-headers',
  name: `${howMany} pedidos com cabeçalhos de 64 KB`,
  seconds: [1, 5],
  async cause({ target, hold, note, wrong }) {
    const head = `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(bytes)}\r\n\r\n`;
    const seen = new Set<string>();
    for (let turn = 0; turn < howMany; turn += 1) {
      const { socket, told } = openRaw(target.site, head);
      await once(socket, 'close');
      const { status, words } = readRaw(told());
      seen.add(`${status} '${words.trim()}'`);
      if (status !== 431 || isForeign('text/plain', words)) wrong(`${status}: ${words}`);
    }
    note([...seen].join(', '));
    await hold();
  },
};
