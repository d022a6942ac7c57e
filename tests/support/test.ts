import { test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/**
 * A browser page that fails the test on anything the console complains about. Its requests have no limit
 * of time: a machine may be so busy that an answer comes later than a visitor would wait. Tests that only
 * make requests open no page.
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
    await use(page);
  },
});

/** A page whose status is an error makes the browser log that status: this is said beforehand. */
export function expectStatusComplaint(complaints: string[], status: number): void {
  const index = complaints.findIndex((text) => text.includes(`status of ${status}`));
  base.expect(index, `a complaint about ${status}`).toBeGreaterThanOrEqual(0);
  complaints.splice(index, 1);
}

/** A request that the test itself cuts off makes the browser log it: those complaints, and no others, go. */
export function expectAbortComplaints(complaints: string[]): void {
  const others = complaints.filter((text) => !text.includes('net::ERR_FAILED'));
  base.expect(others.length, 'complaints about cut requests').toBeLessThan(complaints.length);
  complaints.splice(0, complaints.length, ...others);
}

/** The video site lies outside our machine: an empty page stands for its player. */
export async function stubVideo(page: Page): Promise<void> {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Vídeo</title>' }),
  );
}
