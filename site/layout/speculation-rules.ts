import { paths } from '../../lib/paths.ts';

/**
 * Pages of ours that open in this window; a file would be fetched for nothing, instant links fetch themselves, and
 * an island answers its own.
 */
const pages = [
  { href_matches: '/*' },
  { not: { href_matches: ['/*.ics', '/*.xml', '/midia/*', '/documentos/*', `${paths.data}/*`] } },
  {
    not: {
      selector_matches: '[data-instant], [data-own-links] a, [download], [target], [href^="#"]',
    },
  },
];
const prefetch = (eagerness: string, pointer: object) => ({
  where: { and: [...pages, pointer] },
  eagerness,
});
const withMouse = { selector_matches: ':root[data-mouse] a' };

/**
 * Lets the browser fetch the next page before the tap ends. With a finger only when it touches the link: on
 * phones the eager kind fetches what is merely in view. The policy knows this text by its hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [prefetch('moderate', withMouse), prefetch('conservative', { not: withMouse })],
});
