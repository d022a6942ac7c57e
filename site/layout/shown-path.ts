/** An address as a person typed it, short enough for a sentence. */
export function shownPath(url: URL): string {
  let path = url.pathname;
  try {
    path = decodeURIComponent(path);
  } catch {
    // Not valid UTF-8: shown as it came.
  }
  return path.length > 120 ? `${path.slice(0, 119)}…` : path;
}
