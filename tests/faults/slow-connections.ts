import { isForeign } from './answers.ts';
import type { Fault } from './fault.ts';
import { openRaw, readRaw } from './raw.ts';

const howMany = 500;
const everyMs = 500;
const post = 'POST /fale-conosco HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n';
/** Heads that never end, bodies that never end, and silence. */
const beginnings = [
  'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  `${post}Content-Type: application/x-www-form-urlencoded\r\n\r\nnome=`,
  '',
];

export const slowConnections: Fault = {
  key: 'slow-connections',
  name: `${howMany} conexões lentas`,
  // Longer than a request may take to arrive.
  seconds: [10, 45],
  async cause({ target, hold, note, wrong }) {
    const opened = Array.from({ length: howMany }, (_, number) => {
      const beginning = beginnings[number % beginnings.length] ?? '';
      return { ...openRaw(target.site, beginning), isSilent: beginning === '' };
    });
    const trickle = setInterval(() => {
      for (const { socket, isSilent } of opened)
        if (!isSilent && socket.writable) socket.write('x');
    }, everyMs);
    await hold();
    clearInterval(trickle);
    const answers = opened.map(({ told }) => readRaw(told())).filter(({ status }) => status > 0);
    for (const { status, words } of answers)
      if (status >= 500 || isForeign('text/plain', words)) wrong(`${status}: ${words}`);
    note(`${answers.length} delas mandadas embora`);
    for (const { socket } of opened) socket.destroy();
  },
};
