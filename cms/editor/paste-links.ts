import { safeAddress } from '../../lib/safe-address.ts';
import { isDropped } from './paste-dropped.ts';
import { addWords, make } from './paste-words.ts';

const addressOf = (node: Element) => safeAddress(node.getAttribute('href'));

/** One that holds blocks is read as these. */
export const isLink = (node: Element): boolean =>
  node.tagName === 'A' &&
  addressOf(node) !== undefined &&
  !node.querySelector('p,div,h1,h2,h3,table');

export function addLink(target: Element, node: Element): void {
  const link = make(target, 'a');
  link.setAttribute('href', addressOf(node) ?? '');
  const words = shownWords(node);
  // A link opens with a word: a blank before it belongs to the line.
  if (/^[\s\u00a0]/.test(words) && !target.textContent?.endsWith(' ')) addWords(target, ' ');
  addWords(link, words);
  if (link.textContent?.trim()) target.append(link);
}

function shownWords(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || isDropped(node)) return '';
  return node.tagName === 'BR' ? ' ' : [...node.childNodes].map(shownWords).join('');
}
