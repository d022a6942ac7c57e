import type { CollectionBeforeDeleteHook, CollectionSlug, PayloadRequest } from 'payload';
import { counted } from '../../lib/counts.ts';
import { findUses, type Use } from '../uses/find-uses.ts';
import { readableUses } from '../uses/readable-uses.ts';
import { refuse } from './refuse.ts';

const mostNamed = 3;

/** Refuses to delete what others use, and says who they are. */
export const refuseIfInUse: CollectionBeforeDeleteHook = async ({ collection, id, req }) =>
  refuseUsed(collection.slug as CollectionSlug, Number(id), req);

export async function refuseUsed(
  target: CollectionSlug,
  id: number,
  req: PayloadRequest,
): Promise<void> {
  const uses = await findUses(target, [id], req);
  if (uses.length === 0) return;
  // Our own code has no account.
  const known = req.user ? await readableUses(uses, req) : uses;
  const byLabel = Map.groupBy(known, ({ label }) => label);
  const named = [...byLabel].map(([label, users]) =>
    users[0]?.id === undefined ? label : `${label} (${listOf(users)})`,
  );
  const unknown = uses.length - known.length;
  if (unknown > 0) named.push(`${counted(unknown, 'lugar', 'lugares')} que você não vê`);
  refuse(`Está em uso e não pode ser apagado. Troque ou retire antes em: ${named.join('; ')}.`);
}

function listOf(users: Use[]): string {
  const named = users.slice(0, mostNamed).map(({ title }) => `“${title}”`);
  const rest = users.length - named.length;
  return rest > 0 ? `${named.join(', ')} e mais ${rest}` : named.join(', ');
}
