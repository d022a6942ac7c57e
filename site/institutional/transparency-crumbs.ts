import { type TransparencySubject, transparencySubjects } from '../../lib/vocabulary.ts';
import { type Crumbs, crumbsIn } from '../addresses/crumbs.ts';

export function transparencyCrumbs(subject: TransparencySubject): Crumbs {
  return crumbsIn('house', transparencySubjects[subject], {
    name: 'Transparência',
    path: '/sobre?aba=transparencia#transparencia',
  });
}
