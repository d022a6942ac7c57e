import type { Plugin } from 'vite';

/**
 * Widths at which the layout changes, named once. CSS can't name the question of `@container`, so a
 * stylesheet writes `@container page (--phone)` and the build puts the width there. It leaves the name of the
 * page out: no other container holds anything that asks.
 */
export const breakpoints: Record<string, string> = {
  /* A phone with text twice as large, and with text half as large again. */
  '--largest-text': 'width < 15rem',
  '--large-text': 'width < 19.5rem',
  '--small-phone': 'width <= 24rem',
  '--usual-phone': 'width < 26rem',
  '--large-phone': 'width < 30rem',
  '--phone': 'width < 44rem',
  '--phone-but-largest-text': '15rem <= width < 44rem',
  '--phone-but-large-text': '19.5rem <= width < 44rem',
  '--beyond-phone': 'width >= 44rem',
  '--tablet': '44rem <= width < 62rem',
  /* An A4 sheet no longer fits. */
  '--below-sheet': 'width < 56rem',
  '--narrow': 'width < 62rem',
  '--wide': 'width >= 62rem',
  /* The menu is behind its button, or a bar. */
  '--menu-button': 'width < 75rem',
  '--menu-button-beyond-phone': '44rem <= width < 75rem',
  '--menu-bar': 'width >= 75rem',
  /* The shortcuts of the keyboard come forward one by one, or stand in a row. */
  '--skip-one': 'width < 84rem',
  '--skip-row': 'width >= 84rem',
};

export function namedBreakpoints(): Plugin {
  return {
    name: 'named-breakpoints',
    enforce: 'pre',
    transform: { filter: { id: /\.css(?:\?|$)/ }, handler: (code) => resolveBreakpoints(code) },
  };
}

export function resolveBreakpoints(css: string): string {
  return css.replace(/@(?:container(?: page)?|media)[^{]*/g, (question) =>
    question
      .replace('@container page', '@container')
      .replace(/\((--[\w-]+)\)/g, (_, name: string) => {
        const width = breakpoints[name];
        if (width === undefined) throw new Error(`No breakpoint is named ${name}.`);
        return `(${width})`;
      }),
  );
}
