import type { Browser, Page } from '@playwright/test';
import { type Cost, watchWire } from './wire.ts';

/** What one page took; times in milliseconds since the navigation began. */
export interface View {
  firstPaint: number;
  largestPaint: number;
  /** How long tasks after the first paint kept the thread, beyond 50 ms each. */
  blocking: number;
  shift: number;
  /** Until the page was loaded. */
  loaded: Cost;
  /** Until the line was idle. */
  whole: Cost;
}

interface Seen {
  paint: number;
  largest: number;
  shift: number;
  tasks: { start: number; duration: number }[];
}
declare global {
  interface Window {
    seen: Seen;
  }
}

/** Runs in the page, before anything of its own. */
function observe(): void {
  const seen: Seen = { paint: 0, largest: 0, shift: 0, tasks: [] };
  window.seen = seen;
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  watch('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ start: startTime, duration });
  });
  watch('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value;
  });
}

/** A phone that was never here opens one page, and when the line is idle another. */
export async function visit(
  browser: Browser,
  [first, second]: [first: string, second: string],
  encodings: string | undefined,
): Promise<[View, View]> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'pt-BR',
    timezoneId: 'America/Belem',
    ...(encodings ? { extraHTTPHeaders: { 'accept-encoding': encodings } } : {}),
  });
  try {
    await context.addInitScript(observe);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const wire = watchWire(session);
    return [await open(page, first, wire), await open(page, second, wire)];
  } finally {
    await context.close();
  }
}

async function open(page: Page, url: string, wire: ReturnType<typeof watchWire>): Promise<View> {
  const answer = await page.goto(url, { waitUntil: 'load' });
  if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}.`);
  const loaded = wire.soFar();
  await wire.idle();
  const { paint, largest, shift, tasks } = await page.evaluate(() => window.seen);
  const blocking = tasks
    .filter(({ start, duration }) => start + duration > paint)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  return { firstPaint: paint, largestPaint: largest, blocking, shift, loaded, whole: wire.take() };
}
