import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The machine's own Chromium; undefined lets Playwright use the one it downloaded. */
export const findBrowser = () => places.find((path) => path !== undefined && existsSync(path));

export const browserPath = findBrowser();
