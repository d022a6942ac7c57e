import { expect, type Page } from '@playwright/test';

/**
 * Nothing that one reads or uses reaches beyond the window, is cut by its box, or lies on other words. The
 * page's own width says nothing here: `body` and `main` clip what is too wide. What scrolls sideways by
 * itself, or is read only aloud, may.
 * Long because the browser gets one function, which can't call others of this file.
 */
export async function expectNothingCut(page: Page): Promise<void> {
  const { controls, words } = await page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isClipped = (style: CSSStyleDeclaration) => style.clipPath === 'inset(50%)';
    // A panel scrolls too, but only downwards: what is too wide for it is as lost as anywhere.
    const mayReachOut = (element: Element): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (at.matches('.tip, .skip') || isClipped(style)) return true;
        if (at.matches(':popover-open')) return false;
        if (at !== element && /auto|scroll/.test(style.overflowX)) return true;
      }
      return false;
    };
    const isOutside = ({ left, right }: DOMRect) => left < -1 || right > innerWidth + 1;

    const controls = [...document.querySelectorAll('a, button, input, select, textarea, img')]
      .filter((element) => isShown(element))
      .filter((element) => isOutside(element.getBoundingClientRect()))
      .filter((element) => !mayReachOut(element))
      .map((element) => element.outerHTML.slice(0, 160));

    interface Word {
      text: Text;
      box: DOMRect;
    }
    const shown: Word[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (
        !parent ||
        text.data.trim() === '' ||
        parent.closest('svg, script, style, noscript, select')
      )
        continue;
      if (!isShown(parent) || mayReachOut(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) if (box.width > 1) shown.push({ text, box });
    }
    const cutter = (element: Element | null) => {
      for (let at = element; at && !at.matches('body, main'); at = at.parentElement)
        if (at.matches(':popover-open') || /hidden|clip/.test(getComputedStyle(at).overflowX))
          return at;
      return undefined;
    };
    const isCut = ({ text, box }: Word) => {
      if (isOutside(box)) return true;
      const panel = cutter(text.parentElement);
      if (!panel) return false;
      const edge = panel.getBoundingClientRect();
      const isBeside = box.right > edge.right + 1 || box.left < edge.left - 1;
      if (panel.matches(':popover-open')) return isBeside;
      // Letters stand lower than the box of a line that is set tight.
      const slack = box.height * 0.35;
      return isBeside || box.bottom > edge.bottom + slack || box.top < edge.top - slack;
    };
    // What is opened lies over the page, and is meant to.
    const layer = ({ text }: Word) => text.parentElement?.closest(':popover-open');
    const overlaps = (one: Word, other: Word) =>
      one.text !== other.text &&
      layer(one) === layer(other) &&
      Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 3 &&
      Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) >
        0.45 * Math.min(one.box.height, other.box.height);
    const saying = ({ text }: Word) => text.data.trim().slice(0, 40);
    return {
      controls,
      words: [
        ...shown.filter(isCut).map((word) => `cut: ${saying(word)}`),
        ...shown.flatMap((one, index) =>
          shown
            .slice(index + 1)
            .filter((other) => overlaps(one, other))
            .map((other) => `one on the other: ${saying(one)} | ${saying(other)}`),
        ),
      ],
    };
  });
  expect(controls).toEqual([]);
  expect([...new Set(words)]).toEqual([]);
}
