import { paths } from '../../lib/paths.ts';

/**
 * Links to pages of ours that open in this window; a file would be fetched for nothing, instant links fetch
 * themselves, and an island answers its own. Only selectors: patterns of addresses, compared with each link, took
 * a slow phone 10 to 27 ms more on every page.
 */
const toPages = `a[href^="/"]:not([data-instant], [data-own-links] a, [download], [target], [href*=".ics"], [href*=".xml"], [href^="/midia/"], [href^="/documentos/"], [href^="${paths.data}/"])`;

const prefetch = (eagerness: string, root: string) => ({
  where: { selector_matches: `${root} ${toPages}` },
  eagerness,
});

/**
 * Lets the browser fetch the next page before the tap ends. With a finger only when it touches the link: on
 * phones the eager kind fetches what is merely in view. The policy knows this text by its hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    prefetch('moderate', ':root[data-mouse]'),
    prefetch('conservative', ':root:not([data-mouse])'),
  ],
});
