import { paths } from '../../../lib/paths.ts';

/** Stands beside every form that asks for something of a person. */
export function DataCare() {
  return <a href={paths.privacy}>Como cuidamos dos seus dados</a>;
}
