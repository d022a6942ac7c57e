import type { Dictionary } from './dictionary.ts';
import { createStyleInliner } from './inline-styles.ts';
import { allowsFrames, narrowFrames, narrowScripts } from './page-policy.ts';

/** Changes the markup of a page before it is kept, and its headers where they must say so. */
export type Finish = (html: string, headers: Record<string, string>) => string;

/** As the document writes it. */
const unnamed = ' data-dictionary>';

/** What only the built files tell: the stylesheets' contents and the dictionary's name. */
export function createFinish(clientDirectory: string, dictionary: Dictionary | undefined): Finish {
  const inlineStyles = createStyleInliner(clientDirectory);
  const named = dictionary ? ` data-dictionary="${dictionary.address}">` : '>';
  return (html, headers) => {
    const policy = headers['content-security-policy'];
    if (policy !== undefined) {
      const narrow = narrowFrames(narrowScripts(policy, html), html);
      headers['content-security-policy'] = narrow;
      // Frames of other sites would have to ask for the same isolation, and do not.
      if (!allowsFrames(narrow)) headers['cross-origin-embedder-policy'] = 'require-corp';
    }
    return inlineStyles(html, headers).replace(unnamed, named);
  };
}
