import { setTimeout as pause } from 'node:timers/promises';
import type { Editor } from './editor.ts';
import { generateLoad } from './load.ts';
import { median } from './median.ts';

export interface Publication {
  documents: number;
  /** From the admin's answer to the first home page with the new title. */
  freshAloneMs: number[];
  /** The same through nginx and its micro-cache; empty without nginx. */
  freshBehindMs: number[];
  /** How long that first home page took itself. */
  firstPageMs: number[];
  /** Pages in the worst second after a publication under load, by those in a second before it. */
  keptUnderLoad: number[];
}

const askEveryMs = 20;
export const quietPublications = 9;
const loadSeconds = 8;
const publishAfterMs = 3500;

/**
 * Asks again and again until the title is there. Begun before the publication: after a quiet spell the portal looks
 * for news at once, while with visitors it may have looked just before.
 */
async function firstSight(address: string, title: string) {
  for (;;) {
    const asked = performance.now();
    const page = await (await fetch(address)).text();
    const at = performance.now();
    if (page.includes(title)) return { at, took: at - asked };
    await pause(askEveryMs);
  }
}

let count = 0;
const newTitle = () => {
  count += 1;
  return `Publicada agora ${process.pid}-${count}`;
};

/** Publications on a quiet portal, at no fixed part of a second, then `runs` more under load. */
export async function measurePublication(
  editor: Editor,
  addresses: { alone: string; behind: string | undefined },
  { documents, runs }: { documents: number; runs: number },
): Promise<Publication> {
  const result: Publication = {
    documents,
    ...{ freshAloneMs: [], freshBehindMs: [], firstPageMs: [], keptUnderLoad: [] },
  };
  console.log(`Publication, ${documents} documents`);
  for (let run = 0; run < quietPublications; run += 1) {
    const title = newTitle();
    const sights = Promise.all([
      firstSight(addresses.alone, title),
      addresses.behind ? firstSight(addresses.behind, title) : undefined,
    ]);
    await pause(1500 + ((run * 370) % 1000));
    await editor.publish(title);
    const published = performance.now();
    const [alone, behind] = await sights;
    result.freshAloneMs.push(Math.max(0, alone.at - published));
    result.firstPageMs.push(alone.took);
    if (behind) result.freshBehindMs.push(Math.max(0, behind.at - published));
  }
  for (let run = 0; run < runs; run += 1) {
    const load = generateLoad([addresses.alone], loadSeconds);
    await pause(publishAfterMs);
    await editor.publish(newTitle());
    result.keptUnderLoad.push(keptPart((await load).tenths));
  }
  return result;
}

/** The worst ten tenths in a row after the publication, by the median second before it. */
export function keptPart(tenths: number[]): number {
  const publishedAt = Math.floor(publishAfterMs / 100);
  const secondFrom = (start: number) =>
    tenths.slice(start, start + 10).reduce((sum, pages) => sum + pages, 0);
  const starts = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, index) => secondFrom(from + index));
  // The first second warms up, the last tenths end the connections.
  const before = median(starts(10, publishedAt - 10));
  return Math.min(...starts(publishedAt, tenths.length - 12)) / before;
}
