import { type AtRule, type ChildNode, parse, type Rule } from 'postcss';

/** A rule, or what stands around rules: left out where nothing is left in it. */
interface Block {
  head: string;
  /** The classes of each of its selectors: one whose classes are all there may match. */
  needs: string[][];
  parts: Part[];
}

type Part = string | Block;

/** Stylesheets, read once: what of them a page needs is put together from these parts. */
export type Styles = readonly Part[];

/** `isSure` tells the classes that count as present on every page, because scripts may add them. */
export function readStyles(css: string, isSure: (name: string) => boolean): Styles {
  return joined(inOneBlockEach(parse(css).nodes ?? []).map((node) => partOf(node, isSure)));
}

/** Each sheet opens its layer anew; the order of the layers is declared first, so one block for each will do. */
function inOneBlockEach(nodes: ChildNode[]): ChildNode[] {
  const layers = new Map<string, AtRule>();
  return nodes.filter((node) => {
    if (node.type !== 'atrule' || node.name !== 'layer' || node.nodes === undefined) return true;
    const first = layers.get(node.params);
    if (!first) layers.set(node.params, node);
    else first.append(node.nodes);
    return first === undefined;
  });
}

function partOf(node: ChildNode, isSure: (name: string) => boolean): Part {
  if (node.type === 'comment') return '';
  if (node.type === 'decl' || node.nodes === undefined)
    return node.next() || node.parent?.type === 'root' ? `${node};` : `${node}`;
  const parts = joined(node.nodes.map((child) => partOf(child, isSure)));
  const needs = node.type === 'rule' ? classesOf(node.selector, isSure) : [[]];
  const head = node.type === 'rule' ? selectorOf(node) : headOf(node);
  const [only = ''] = parts;
  const isSureItself = needs.some((classes) => classes.length === 0);
  if (isSureItself && parts.length === 1 && typeof only === 'string') return `${head}{${only}}`;
  return { head, needs, parts };
}

/** A selector inside another needs no `&` where something stands between. */
const selectorOf = ({ selector, parent }: Rule) =>
  parent?.type === 'rule' ? selector.replace(/(^|,)&( |(?=[>+~]))/g, '$1') : selector;

const headOf = ({ name, params, raws }: AtRule) => `@${name}${raws.afterName ?? ' '}${params}`;

/** Fewer, longer texts. */
function joined(parts: Part[]): Part[] {
  const found: Part[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (typeof part === 'string' && typeof last === 'string') found[found.length - 1] = last + part;
    else if (part !== '') found.push(part);
  }
  return found;
}

/**
 * What stands in brackets is passed over: of `:is()` and `:not()` a class may be absent, and a dot in an
 * attribute's value is no class. Only what `:has()` asks for must be there.
 */
function classesOf(selector: Rule['selector'], isSure: (name: string) => boolean): string[][] {
  let plain = selector.replace(/\[[^\]]*\]/g, '').replace(/:has\(([^(),]*)\)/g, ' $1');
  for (let last = ''; last !== plain; ) {
    last = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  return plain
    .split(',')
    .map((one) =>
      [...one.matchAll(/\.([a-z][\w-]*)/gi)].flatMap(([, name = '']) => (isSure(name) ? [] : name)),
    );
}

/** The styles of a page that has these classes. */
export function stylesFor(styles: Styles, classes: ReadonlySet<string>): string {
  let css = '';
  for (const part of styles) {
    if (typeof part === 'string') css += part;
    else if (part.needs.some((names) => names.every((name) => classes.has(name)))) {
      const inner = stylesFor(part.parts, classes);
      if (inner !== '') css += `${part.head}{${inner}}`;
    }
  }
  return css;
}

/** All classes that stand in a page's markup. */
export function classesIn(html: string): Set<string> {
  const found = new Set<string>();
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of names.split(/\s+/)) found.add(name);
  return found;
}

/**
 * Tells whether these scripts may add a class: by its whole name, or by its beginning where they put the rest
 * of it together (`notice--${kind}`). After a dot stands what they look for, or a property.
 */
export function classesOfScripts(scripts: string[]): (name: string) => boolean {
  const words = new Set(
    scripts.flatMap((script) => script.match(/(?<![.#$\w-])[a-z][\w-]*/gi) ?? []),
  );
  return (name) => {
    const [beginning] = /^.+(?:--|__)/.exec(name) ?? [];
    return words.has(name) || (beginning !== undefined && words.has(beginning));
  };
}
