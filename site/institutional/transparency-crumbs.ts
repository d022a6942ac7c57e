import { transparencyPath } from '../../lib/paths.ts';
import { type TransparencySubject, transparencySubjects } from '../../lib/vocabulary.ts';
import { type Crumbs, crumbsIn } from '../addresses/crumbs.ts';

export function transparencyCrumbs(subject: TransparencySubject): Crumbs {
  return crumbsIn('institution', transparencySubjects[subject], {
    name: 'Transparência',
    path: transparencyPath,
  });
}
