import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finish } from './finish-page.ts';
import { allowStyles, hashSource } from './page-policy.ts';

interface Sheet {
  element: string;
  source: string;
}

const link = /<link rel="stylesheet" href="(\/_astro\/[^"]+)">/g;
/** The order of the layers, which the document writes before any stylesheet. */
const order = /<style>(@layer [\w, ]+;)<\/style>/;

/**
 * Puts the stylesheets of a page into it, as one element that the policy knows by its hash: the first paint
 * then needs one answer only. The hash is made of our files, never of what a page holds.
 */
export function createStyleInliner(clientDirectory: string): Finish {
  const files = readSheets(clientDirectory);
  // One for each set of stylesheets, and there are fewer of these than pages.
  const sheets = new Map<string, Sheet>();

  function sheetOf(layers: string, addresses: string[]): Sheet {
    const name = addresses.join(' ');
    const known = sheets.get(name);
    if (known) return known;
    const css = layers + addresses.map((address) => files.get(address) ?? '').join('');
    const made = { element: `<style>${css}</style>`, source: hashSource(css) };
    sheets.set(name, made);
    return made;
  }

  return (html, headers) => {
    const addresses = [...html.matchAll(link)].flatMap(([, address = '']) => address);
    // A sheet that we don't have stays a link, and the policy as it is.
    if (addresses.length === 0 || addresses.some((address) => !files.has(address))) return html;
    const [, layers = ''] = order.exec(html) ?? [];
    const { element, source } = sheetOf(layers, addresses);
    const policy = headers['content-security-policy'];
    const unlinked = html.replace(link, '');
    if (policy !== undefined)
      headers['content-security-policy'] = allowStyles(policy, source, unlinked.replace(order, ''));
    // A function, because `$` means something in a replacement text.
    return unlinked.replace(order, () => element);
  };
}

/** By address. */
function readSheets(clientDirectory: string): Map<string, string> {
  const names = globSync('_astro/*.css', { cwd: clientDirectory });
  return new Map(
    names.map((name) => [
      `/${name.replaceAll('\\', '/')}`,
      readFileSync(join(clientDirectory, name), 'utf8').trim(),
    ]),
  );
}
