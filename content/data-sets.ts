import type { DataSet } from '../lib/data-set.ts';
import { subjectContents } from './subjects.generated.ts';

/** The sets of open data: what subjects publish of their documents, in the order of the register. */
export const dataSets: readonly DataSet[] = Object.values(subjectContents).flatMap(
  (subject) => subject.dataSets ?? [],
);
