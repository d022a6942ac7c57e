const blocks = 'h1, h2, h3, h4, p, li, dt, dd, th, td, figcaption, blockquote';

interface Block {
  /** Of the heading; undefined for running text. */
  level: number | undefined;
  text: string;
}

/** The texts of a page in order, without pictures, controls and layout. */
export function readableBlocks(main: Element | null): Block[] {
  return (
    [...(main?.querySelectorAll(blocks) ?? [])]
      .filter(
        (element) => !element.querySelector(blocks) && !element.closest('form, nav, .calendar'),
      )
      .map((element) => ({ level: levelOf(element.tagName), text: wordsOf(element) }))
      // A day's number in a calendar means nothing by itself.
      .filter(({ text }) => /\p{L}{2}/u.test(text))
  );
}

/** One level lower, because the translator's page has its own title. */
function levelOf(tag: string): number | undefined {
  return /^H\d$/.test(tag) ? Number(tag[1]) + 1 : undefined;
}

/** Texts from separate boxes are separated by a space. */
function wordsOf(element: Element): string {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const parts: string[] = [];
  while (walker.nextNode()) parts.push(walker.currentNode.textContent ?? '');
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}
