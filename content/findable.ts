import type { SearchDocument } from '../lib/search-engine.ts';
import type { SubjectName } from '../lib/subjects.ts';

/** What the search keeps of a document or a page. */
export interface Findable extends SearchDocument {
  kind: SubjectName;
  address: string;
  /** A few facts on one line: day, place. */
  facts: string;
  /** The category of an article: its list filters by it. */
  category?: string;
}

const nothing = { keywords: '', summary: '', body: '', facts: '', from: undefined, at: undefined };
type Parts = Partial<Omit<Findable, 'id'>> & Pick<Findable, 'kind' | 'address' | 'title'>;

/** Two laws may share an address, never a title too. */
export function toFindable(parts: Parts): Findable {
  return { ...nothing, ...parts, id: `${parts.kind} ${parts.address} ${parts.title}` };
}
