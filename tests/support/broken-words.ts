import type { Page } from '@playwright/test';

/**
 * Words that are broken over two lines without a hyphen. The browser hyphenates if it has a dictionary; this
 * must hold without one too. Addresses, e-mail addresses and file names may break.
 */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    document.body.style.hyphens = 'manual';
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || parent.closest('svg, script, style, noscript, select, .vh'))
        continue;
      // A hyphen, soft or hard, or a dash is a place where a word may break.
      for (const { 0: word, index } of text.data.matchAll(/[^\s\u00ad–-]+/g)) {
        if (/[@/_=]|\w\.\w/.test(word)) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.add(`${word} (${parent.tagName} ${parent.className})`);
      }
    }
    document.body.style.hyphens = '';
    return [...found];
  });
}
