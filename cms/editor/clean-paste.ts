import { isDropped } from './paste-dropped.ts';
import { addLink, isLink } from './paste-links.ts';
import { addWords, make, trim, unwrap } from './paste-words.ts';
import { isWordItem, takeWordLists } from './word-lists.ts';

/**
 * The HTML of a word processor or a web page, reduced to paragraphs, headings, lists, tables and links. Runs in
 * the admin's browser: the parser is the browser's own, and nothing of what it reads is loaded or run.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const page = document.implementation.createHTMLDocument('').body;
  fill(page, body);
  return page.innerHTML;
}

/** What begins a line of its own, and is itself not kept. */
const lines = new Set(
  'P DIV SECTION ARTICLE HEADER FOOTER MAIN NAV ASIDE FIGURE FIGCAPTION BLOCKQUOTE ADDRESS PRE DL DT DD DETAILS SUMMARY CENTER'.split(
    ' ',
  ),
);

/** Writes the blocks of one element into another; words between blocks become paragraphs. */
function fill(target: Element, source: Element, lineTag = 'p'): void {
  let line: Element | undefined;
  const openLine = () => {
    line ??= target.appendChild(make(target, lineTag));
    return line;
  };
  const closeLine = () => {
    if (line) trim(line);
    if (line?.childNodes.length === 0) line.remove();
    line = undefined;
  };
  const visit = (node: ChildNode): void => {
    if (!(node instanceof Element)) {
      if (node instanceof Text) addWords(openLine(), node.data);
    } else if (isDropped(node)) {
      return;
    } else if (isWordItem(node)) {
      // The first of a run takes all that follow it with it.
      if (node.previousElementSibling && isWordItem(node.previousElementSibling)) return;
      closeLine();
      target.append(...takeWordLists(node, (item, content) => fill(item, content, 'span')));
    } else if (isBlock(node)) {
      closeLine();
      addBlock(target, node);
    } else if (lines.has(node.tagName)) {
      closeLine();
      node.childNodes.forEach(visit);
      closeLine();
    } else if (node.tagName === 'BR') {
      if (line && !isPageBreak(node)) line.append(make(target, 'br'));
    } else if (isLink(node)) {
      addLink(openLine(), node);
    } else node.childNodes.forEach(visit);
  };
  source.childNodes.forEach(visit);
  closeLine();
  // In an item or a cell, a line that stands alone needs no element.
  if (lineTag === 'span') for (const words of target.querySelectorAll('span')) unwrap(words);
}

const isHeading = (node: Element) => /^H[1-6]$/.test(node.tagName) || node.matches('.MsoTitle');
const isBlock = (node: Element) => isHeading(node) || /^(UL|OL|TABLE)$/.test(node.tagName);
const isPageBreak = (node: Element) => /page-break|mso-/i.test(node.getAttribute('style') ?? '');

function addBlock(target: Element, node: Element): void {
  if (isHeading(node)) addHeading(target, node);
  else if (node.tagName === 'TABLE') addTable(target, node as HTMLTableElement);
  else addList(target, node);
}

/** The page's title is the only h1, and the site draws two levels below it. */
function addHeading(target: Element, node: Element): void {
  const heading = make(target, /^H[3-6]$/.test(node.tagName) ? 'h3' : 'h2');
  fill(heading, node, 'span');
  if (heading.textContent?.trim()) target.append(heading);
}

function addList(target: Element, node: Element): void {
  const list = make(target, node.tagName === 'OL' ? 'ol' : 'ul');
  for (const child of node.children) {
    if (child.tagName === 'LI') {
      const item = make(list, 'li');
      fill(item, child, 'span');
      if (item.childNodes.length > 0) list.append(item);
    } else if (/^(UL|OL)$/.test(child.tagName)) addList(list.lastElementChild ?? list, child);
  }
  const before = target.lastChild;
  // Word on the web copies each item as a list of its own.
  if (before instanceof Element && before.tagName === list.tagName) addItems(before, list);
  else if (list.children.length > 0) target.append(list);
}

/** Word copies an inner list as a list in a list without an item: it belongs to the item before it. */
function addItems(target: Element, list: Element): void {
  for (const item of [...list.children])
    (item.tagName === 'LI' ? target : (target.lastElementChild ?? target)).append(item);
}

/** A table of one cell holds no table: it gave a page its layout. */
function addTable(target: Element, node: HTMLTableElement): void {
  const rows = [...node.rows];
  const [first] = rows;
  if (rows.length === 1 && first?.cells.length === 1) {
    fill(target, first.cells[0] as Element);
    return;
  }
  if (node.caption) fill(target, node.caption);
  const table = make(target, 'table');
  for (const row of rows) {
    const line = table.appendChild(make(target, 'tr'));
    for (const cell of row.cells) line.append(toCell(target, cell, isHead(row)));
  }
  if (table.querySelector('td,th')) target.append(table);
}

/** Word marks the row that its table style shows as the head. */
const isHead = (row: HTMLTableRowElement) =>
  row.parentElement?.tagName === 'THEAD' ||
  /mso-yfti-firstrow:\s*yes/i.test(row.getAttribute('style') ?? '');

function toCell(target: Element, cell: HTMLTableCellElement, inHead: boolean): Element {
  const made = make(target, inHead || cell.tagName === 'TH' ? 'th' : 'td');
  for (const span of ['colspan', 'rowspan']) {
    const width = Number(cell.getAttribute(span));
    if (Number.isInteger(width) && width > 1 && width < 100) made.setAttribute(span, String(width));
  }
  fill(made, cell);
  return made;
}
