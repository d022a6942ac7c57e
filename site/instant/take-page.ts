const styles = /<style>(.*?)<\/style>/s;
/** A second rule for a face would load it anew, and the text would change under the reader. */
const faces = /@font-face{[^}]*}/g;

let sheet: CSSStyleSheet | undefined;
let taken: string | undefined;

/**
 * Reads a page that was fetched, and adds its styles to those of this page, which has only the rules for its
 * own classes. A sheet made by a script needs no hash in the policy; an element would, and is taken out.
 */
export function takePage(html: string): Document {
  const [, css = ''] = styles.exec(html) ?? [];
  if (css !== (taken ?? document.querySelector('style')?.textContent)) {
    sheet ??= addSheet();
    sheet.replaceSync(css.replace(faces, ''));
    taken = css;
  }
  return new DOMParser().parseFromString(html.replace(styles, ''), 'text/html');
}

function addSheet(): CSSStyleSheet {
  const added = new CSSStyleSheet();
  document.adoptedStyleSheets.push(added);
  return added;
}
