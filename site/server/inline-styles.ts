import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finish } from './finish-page.ts';
import { allowStyles, hashSource } from './page-policy.ts';
import { classesIn, classesOfScripts, readStyles, type Styles, stylesFor } from './used-styles.ts';

const link = /<link rel="stylesheet" href="(\/_astro\/[^"]+)">/g;
const script = /<script type="module" src="(\/_astro\/[^"]+)">/g;
const imported = /(?<=["'`])\.(\/[\w.-]+\.js)(?=["'`])/g;
/** The order of the layers, which the document writes before any stylesheet. */
const order = /<style>(@layer [\w, ]+;)<\/style>/;

/** A component that goes on in the browser: of these, only what a page holds counts as its script. */
const island = / data-island="[^"]*?([\w-]+)"/g;
const islandFile = /\/([\w-]+)\.island\.[\w-]+\.js$/;

/**
 * Puts into a page what it needs of its stylesheets, as one element that the policy knows by its hash: the
 * first paint then needs one answer only. The hash is made of our files; what a page holds only decides which
 * of their rules are in it.
 */
export function createStyleInliner(clientDirectory: string): Finish {
  const files = readFiles(clientDirectory, '_astro/*.css');
  const scripts = readFiles(clientDirectory, '_astro/*.js');
  const islandFiles = new Map(
    [...scripts.keys()].map((address) => [islandFile.exec(address)?.[1] ?? '', address]),
  );
  // One for each set of stylesheets and scripts, and there are fewer of these than pages.
  const sets = new Map<string, Styles>();

  function stylesOf(layers: string, sheets: string[], roots: string[]): Styles {
    const name = [...sheets, ...roots].join(' ');
    const known = sets.get(name);
    if (known) return known;
    const css = layers + sheets.map((address) => files.get(address) ?? '').join('');
    const made = readStyles(css, classesOfScripts(withImports(roots, scripts)));
    sets.set(name, made);
    return made;
  }

  return (html, headers) => {
    const addresses = addressesIn(html, link);
    // A sheet that we don't have stays a link, and the policy as it is.
    if (addresses.length === 0 || addresses.some((address) => !files.has(address))) return html;
    const [, layers = ''] = order.exec(html) ?? [];
    const islands = [...new Set(addressesIn(html, island))].flatMap(
      (name) => islandFiles.get(name) ?? [],
    );
    const styles = stylesOf(layers, addresses, [...addressesIn(html, script), ...islands]);
    const css = stylesFor(styles, classesIn(html));
    const policy = headers['content-security-policy'];
    const unlinked = html.replace(link, '');
    if (policy !== undefined)
      headers['content-security-policy'] = allowStyles(policy, hashSource(css));
    // A function, because `$` means something in a replacement text.
    return unlinked.replace(order, () => `<style>${css}</style>`);
  };
}

const addressesIn = (html: string, element: RegExp): string[] =>
  [...html.matchAll(element)].flatMap(([, address = '']) => address);

/** The texts of these scripts and of all that they import, at once or later. */
function withImports(roots: string[], scripts: Map<string, string>): string[] {
  const found = new Set(roots);
  // What is added to a set while it is walked is walked too.
  for (const address of found)
    for (const name of addressesIn(scripts.get(address) ?? '', imported))
      if (!islandFile.test(name)) found.add(`/_astro${name}`);
  return [...found].map((address) => scripts.get(address) ?? '');
}

/** By address. */
function readFiles(clientDirectory: string, pattern: string): Map<string, string> {
  const names = globSync(pattern, { cwd: clientDirectory });
  return new Map(
    names.map((name) => [
      `/${name.replaceAll('\\', '/')}`,
      readFileSync(join(clientDirectory, name), 'utf8').trim(),
    ]),
  );
}
