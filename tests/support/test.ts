import { test as base, type Page } from '@playwright/test';
import { waitForReactOnVisits } from './admin-form.ts';

export { expect } from '@playwright/test';

/**
 * A browser page that fails the test on any console error. Requests have no time limit, because a busy
 * machine may be slow. Tests that only make requests open no page.
 */
export const test = base.extend<{ complaints: string[] }>({
  // Playwright wants to read in braces which fixtures this one needs: none.
  complaints: async ({ baseURL: _ }, use) => {
    const complaints: string[] = [];
    await use(complaints);
    base.expect(complaints).toEqual([]);
  },
  page: async ({ page, complaints }, use) => {
    page.on('console', (message) => {
      if (message.type() === 'error')
        complaints.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.addInitScript(() => {
      AbortSignal.timeout = () => new AbortController().signal;
    });
    waitForReactOnVisits(page);
    await use(page);
  },
});

/** Expects the console error of a page with an error status. */
export function expectStatusComplaint(complaints: string[], status: number): void {
  const index = complaints.findIndex((text) => text.includes(`status of ${status}`));
  base.expect(index, `a complaint about ${status}`).toBeGreaterThanOrEqual(0);
  complaints.splice(index, 1);
}

/** Expects the console errors of requests that the test aborts, and no others. */
export function expectAbortComplaints(complaints: string[]): void {
  const others = complaints.filter((text) => !text.includes('net::ERR_FAILED'));
  base.expect(others.length, 'complaints about cut requests').toBeLessThan(complaints.length);
  complaints.splice(0, complaints.length, ...others);
}

/** Replaces the video site, which is outside our machine, by an empty page. */
export async function stubVideo(page: Page): Promise<void> {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Vídeo</title>' }),
  );
}
