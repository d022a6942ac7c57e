import type { Dictionary } from './dictionary.ts';
import type { DisplayFace } from './display-face.ts';
import { createStyleInliner } from './inline-styles.ts';
import { allowsFrames, narrowFrames, narrowScripts } from './page-policy.ts';

/** Changes the markup of a page before it is kept, and its headers where they must say so. */
export type Finish = (html: string, headers: Record<string, string>) => string;

/** As the document writes it. */
const unnamed = ' data-face data-dictionary>';

/** Files that the build makes last. */
interface FetchedAhead {
  dictionary: Dictionary | undefined;
  face: DisplayFace | undefined;
}

/** What only the built files tell: the stylesheets' contents, and the names of what is fetched ahead. */
export function createFinish(clientDirectory: string, { dictionary, face }: FetchedAhead): Finish {
  const inlineStyles = createStyleInliner(clientDirectory);
  const named = Object.entries({ 'data-face': face, 'data-dictionary': dictionary })
    .map(([name, file]) => (file ? ` ${name}="${file.address}"` : ''))
    .join('');
  return (html, headers) => {
    const policy = headers['content-security-policy'];
    if (policy !== undefined) {
      const narrow = narrowFrames(narrowScripts(policy, html), html);
      headers['content-security-policy'] = narrow;
      // Frames of other sites would have to ask for the same isolation, and do not.
      if (!allowsFrames(narrow)) headers['cross-origin-embedder-policy'] = 'require-corp';
    }
    return inlineStyles(html, headers).replace(unnamed, `${named}>`);
  };
}
