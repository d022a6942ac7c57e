import fc from 'fast-check';
import { seed } from '../support/share.ts';
import { countStatuses, isForeign } from './answers.ts';
import type { Fault } from './fault.ts';
import { anyRequest, type RandomRequest } from './random-requests.ts';

const atOnce = 20;
const [usual, many] = [2000, 10_000];
/** What no answer may take, on a machine however busy. */
const longestMs = 15_000;

let senders = 0;

interface Judged {
  status: number;
  wrong: string | undefined;
}

async function send(site: string, { path, form }: RandomRequest): Promise<Judged> {
  senders += 1;
  const began = performance.now();
  const response = await fetch(site + path, {
    redirect: 'manual',
    // Each from an address of its own: limits for one sender are another matter.
    headers: { 'x-forwarded-for': `10.200.${(senders >> 8) & 255}.${senders & 255}` },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  const text = await response.text();
  const ms = performance.now() - began;
  const { status, headers } = response;
  return { status, wrong: judge(status, headers.get('content-type') ?? '', text, ms) };
}

function judge(status: number, type: string, text: string, ms: number): string | undefined {
  if (status >= 500) return String(status);
  if (isForeign(type, text)) return `${status} em outra língua: ${text.slice(0, 200)}`;
  return ms > longestMs ? `${Math.round(ms)} ms` : undefined;
}

export const random: Fault = {
  key: 'random',
  name: 'Endereços e formulários ao acaso',
  seconds: [0, 0],
  async cause({ target, long, note, wrong }) {
    const count = long ? many : usual;
    const batch = fc.array(anyRequest, { minLength: 1, maxLength: atOnce, size: 'max' });
    const answers: Judged[] = [];
    const property = fc.asyncProperty(batch, async (requests) => {
      const got = await Promise.all(requests.map((request) => send(target.site, request)));
      answers.push(...got);
      const bad = got.find(({ wrong }) => wrong !== undefined);
      if (bad) throw new Error(bad.wrong);
    });
    // Batches have about half as many on average.
    const numRuns = Math.ceil((2.1 * count) / atOnce);
    const result = await fc.check(property, { seed, numRuns });
    note(`${answers.length} pedidos (SEED=${seed}): ${countStatuses(answers)}`);
    if (result.failed)
      wrong(`${result.errorInstance}: ${JSON.stringify(result.counterexample).slice(0, 500)}`);
  },
};
