import { privacyPath } from '../../../lib/browser-paths.ts';

/** Stands beside every form that asks for something of a person. */
export function DataCare() {
  return <a href={privacyPath}>Como cuidamos dos seus dados</a>;
}
