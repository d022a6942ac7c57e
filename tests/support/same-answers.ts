import { asAnotherVisitor, publicAddress } from './public-addresses.ts';

/** Says when it was sent, not what. */
const leftOut = new Set(['date', 'connection', 'keep-alive']);
/** The ETag of a file that is sent while it is made: the content's number, then when the process began. */
const markOfProcess = /^(W\/"\d+-)\w+(?="$)/;
const atOnce = 4;

/** Asks two sites the same; returns the addresses whose answers differ in any byte, with the first difference. */
export async function differingAnswers(
  [one, other]: [string, string],
  paths: readonly string[],
): Promise<string[]> {
  const different: string[] = [];
  const left = paths.values();
  const lane = async () => {
    for (const path of left) {
      const [first, second] = await Promise.all([answerOf(one + path), answerOf(other + path)]);
      if (first !== second) different.push(`${path}: ${firstDifference(first, second)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return different;
}

async function answerOf(address: string): Promise<string> {
  const response = await fetch(address, { redirect: 'manual', headers: asAnotherVisitor() });
  const headers = [...response.headers]
    .filter(([name]) => !leftOut.has(name))
    .map(([name, value]) => [name, value.replace(markOfProcess, '$1')]);
  const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
  return [response.status, JSON.stringify(headers), body].join('\n');
}

function firstDifference(first: string, second: string): string {
  const place = [...first].findIndex((letter, index) => letter !== second[index]);
  const around = (text: string) => text.slice(Math.max(0, place - 60), place + 60);
  return `…${around(first)}… / …${around(second)}…`;
}

/** Both sites say the same of themselves: the same address and the same moment. */
export const sameMoment = {
  SITE_URL: publicAddress,
  SITE_NOW: '2025-05-12T09:00:00-03:00',
  TRUST_PROXY: '127.0.0.1',
};
