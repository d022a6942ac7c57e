import { existsSync } from 'node:fs';

/** The engine without the windows around it, as Playwright's own: the suite takes a third of the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const places = [
  process.env.CHROMIUM_PATH,
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The machine's own Chromium; undefined lets Playwright use the one it downloaded. */
export const findBrowser = () => places.find((path) => path !== undefined && existsSync(path));

export const browserPath = findBrowser();

export const hasHeadlessShell = () => existsSync(headlessShell);

/** The pictures of the style page are taken with it; with windows around, letters come out bolder. */
export const isHeadlessShell = browserPath === undefined || browserPath.includes('headless-shell');
