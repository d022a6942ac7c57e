export interface PageSection {
  id: string;
  title: string;
}

/** Fewer than this are found by scrolling. */
const fewest = 3;

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The sections of a page by its own headings, as far as they are seen and can be linked to. A heading that is
 * hidden where the index shows is marked `data-no-index`.
 * What a search found is one ranked list without sections: its kinds are tabs.
 */
export function pageSections(html: string): PageSection[] {
  const sections = [...html.matchAll(/<h2\b([^>]*)>(.*?)<\/h2>/gs)].flatMap(
    ([, attributes = '', words = '']) => {
      const id = /\bid="([^"]+)"/.exec(attributes)?.[1];
      const isSeen = !/\bclass="(?:[^"]* )?vh(?: |")/.test(attributes);
      const isLeftOut = /\bdata-no-index\b/.test(attributes);
      return id && isSeen && !isLeftOut ? [{ id, title: plain(words) }] : [];
    },
  );
  return sections.length < fewest ? [] : sections;
}
