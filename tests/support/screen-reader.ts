import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { spokenLines } from './spoken-words.ts';

/** The build that needs no bundler: it is served to the page as one of the site's own scripts. */
const script = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
);
const address = '/leitor-de-tela-virtual.js';

type Reader = typeof import('@guidepup/virtual-screen-reader')['virtual'];
type Heard = Window & { reader?: Reader };

/** A screen reader inside the page of the real browser. What it says is noted line by line, in Portuguese. */
export interface ScreenReader {
  /** Notes an act of the visitor. */
  note: (act: string) => void;
  /** Notes the title, and listens from here on; after each new page. */
  arrive: () => Promise<void>;
  /** Notes all that is said while a part of the page is read from its beginning to its end. */
  read: (part: string) => Promise<void>;
  /** Notes what was said by itself since: where the focus went, and what the page announced. */
  hear: () => Promise<void>;
  /** Everything noted so far. */
  transcript: () => string;
}

export async function startReader(page: Page): Promise<ScreenReader> {
  await page.route(`**${address}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  const lines: string[] = [];
  const start = (part: string) =>
    page.evaluate(
      async ([from, place]) => {
        const heard = window as Heard;
        heard.reader ??= ((await import(from)) as { virtual: Reader }).virtual;
        await heard.reader.stop();
        const container = document.querySelector(place);
        if (!container) throw new Error(`There is no ${place} to read.`);
        await heard.reader.start({ container });
      },
      [address, part] as const,
    );
  const take = () =>
    page.evaluate(async () => {
      const { reader } = window as Heard;
      const said = (await reader?.spokenPhraseLog()) ?? [];
      await reader?.clearSpokenPhraseLog();
      return said;
    });
  return {
    note: (act) => lines.push('', `» ${act}`),
    arrive: async () => {
      lines.push(await page.title());
      await start('body');
      await take();
    },
    read: async (part) => {
      await start(part);
      await page.evaluate(async () => {
        const { reader } = window as Heard;
        const [phrase, node] = [await reader?.lastSpokenPhrase(), reader?.activeNode];
        // After the end it begins again.
        for (let step = 0; reader && step < 2000; step += 1) {
          await reader.next();
          if (reader.activeNode === node && (await reader.lastSpokenPhrase()) === phrase) break;
        }
      });
      lines.push(...spokenLines((await take()).slice(0, -1)));
      await start('body');
      await take();
    },
    hear: async () => {
      // Whether something takes long depends on the machine.
      const said = (await take()).filter((phrase) => !phrase.includes('Carregando…'));
      lines.push(...spokenLines(said));
    },
    transcript: () => `${lines.join('\n').trim()}\n`,
  };
}
