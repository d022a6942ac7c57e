import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { athletePath, broadcastPath, paths } from '../../lib/paths.ts';
import { type DetailedSubject, detailedSubjects } from '../../lib/subjects.ts';

/** Where the frame of a page lies until the dictionary is made. */
const framePath = '/frame';

/** What only a page that is built has: the policy, which the others get as a header, its links to styles, its address. */
const unlikePages =
  /<meta http-equiv="content-security-policy"[^>]*>|<link rel="stylesheet"[^>]*>|http:\/\/localhost[^"]*/g;

/**
 * Makes the dictionary that pages are compressed against: what every page has in common, and the stylesheets
 * of the pages that most visits lead to, in a file whose name says its contents.
 */
export function compressionDictionary(): AstroIntegration {
  let client = '';
  let sheets: string[] = [];
  return {
    name: 'compression-dictionary',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'build') return;
        const entrypoint = new URL('../layout/frame.astro', import.meta.url);
        injectRoute({ pattern: framePath, entrypoint, prerender: true });
      },
      'astro:config:done': ({ config }) => {
        client = fileURLToPath(config.build.client);
      },
      'astro:build:ssr': ({ manifest }) => {
        const styles = manifest.routes
          .filter(({ routeData }) => isOftenVisited(routeData.route))
          .flatMap((route) => route.styles);
        const names = styles.flatMap((style) => (style.type === 'external' ? style.src : []));
        sheets = [...new Set(names)];
      },
      'astro:build:done': () => {
        const page = readFileSync(join(client, framePath, 'index.html'), 'utf8');
        rmSync(join(client, framePath), { recursive: true });
        // By what they hold, not by their names: like beside like, it is a hundred bytes shorter.
        const parts = sheets.map((sheet) => readFileSync(join(client, sheet), 'utf8')).sort();
        const dictionary = Buffer.from([page.replace(unlikePages, ''), ...parts].join(''));
        const name = createHash('sha256').update(dictionary).digest('base64url').slice(0, 8);
        writeFileSync(join(client, '_astro', `dictionary.${name}.dat`), dictionary);
      },
    },
  };
}

/**
 * Ways to what the others have: visitors pass them, few begin or stay there. Services bring few styles of their
 * own, and are asked for a few times a year; results are looked up when something was played; free pages are few.
 */
const passed: readonly DetailedSubject[] = [
  ...(['municipalities', 'places', 'services', 'results', 'pages'] as const),
];

/** A recording is mostly watched in the list; a profile has few styles that no other page has. */
const seldom = [broadcastPath('[slug]'), athletePath('[slug]')];

/** The home page, and the lists and pages of the subjects whose documents have pages. */
function isOftenVisited(route: string): boolean {
  const often = detailedSubjects.filter((name) => !passed.includes(name));
  const lists: string[] = [paths.home, ...often.map((name) => paths[name])];
  return (
    !seldom.includes(route) && lists.some((list) => route === list || route === `${list}/[slug]`)
  );
}
