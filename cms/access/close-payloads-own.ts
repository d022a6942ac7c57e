import type { SanitizedConfig } from 'payload';
import { lockAccess } from '../presence/lock-access.ts';
import { nobody } from './nobody.ts';

const closed = { create: nobody, read: nobody, update: nobody, delete: nobody };

/** Payload adds collections and a global of its own, some of which it opens to every account. */
const rules: Record<string, object> = {
  'payload-locked-documents': lockAccess,
  'payload-migrations': closed,
  // When jobs ran last.
  'payload-jobs-stats': { read: nobody, update: nobody },
};

export function closePayloadsOwn({ collections, globals }: SanitizedConfig): void {
  for (const { slug, access } of [...collections, ...globals]) Object.assign(access, rules[slug]);
}
