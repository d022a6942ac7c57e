import type { Page } from '@playwright/test';

/**
 * Words of two elements with nothing between them, as a text browser prints them: without stylesheets, what
 * is no block flows on. Parts of one word, as in 'm' and 'ai', or of one hour, as in '8h' and '30', are whole.
 * Long because the browser gets one function, which can't call others of this file.
 */
export async function gluedWords(page: Page, html: string): Promise<string[]> {
  return page.evaluate((markup) => {
    const blocks =
      'address, article, aside, blockquote, br, caption, dd, details, dialog, div, dl, dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, iframe, input, legend, li, main, nav, ol, option, p, pre, search, section, select, summary, table, tbody, td, textarea, tfoot, th, thead, tr, ul, video';
    const unread = 'script, style, template, noscript, svg';
    const wholeWord = /^(?:[jfmasond](?:an|ev|ar|br|ai|un|ul|go|et|ut|ov|ez)|\d+h\d+)$/;
    const found = new Set<string>();
    let before = '';
    const walk = (node: Node): void => {
      if (node instanceof Text) {
        const text = node.data;
        const [end] = /[\p{L}\p{N}.,;:!?)%]+$/u.exec(before) ?? [''];
        const [start] = /^[\p{L}\p{N}(]+/u.exec(text) ?? [''];
        if (end && start && !wholeWord.test(end + start)) found.add(`${end}|${start}`);
        before = text || before;
      }
      if (!(node instanceof Element) || node.matches(unread)) return;
      const isBlock = node.matches(blocks);
      if (isBlock) before = '';
      for (const child of node.childNodes) walk(child);
      if (isBlock) before = '';
    };
    walk(new DOMParser().parseFromString(markup, 'text/html').body);
    return [...found];
  }, html);
}
