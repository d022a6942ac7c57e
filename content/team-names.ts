import type { Entry } from '../cms/payload-types.ts';
import { hashOf } from '../lib/codes.ts';
import { openPayload } from './payload.ts';
import type { SignUp } from './sign-ups.ts';

/** Whether another team of this sign-up is called the same; names of teams are public in the tables. */
export async function isTeamNameTaken(
  team: string,
  signUp: Pick<SignUp, 'id'>,
  key: string,
): Promise<boolean> {
  const { db } = await openPayload();
  const { docs } = await db.find<Entry>({
    collection: 'entries',
    where: {
      signUp: { equals: signUp.id },
      team: { equals: team },
      state: { not_in: ['recusada', 'desistiu'] },
      keyHash: { not_equals: hashOf(key) },
    },
    limit: 1,
    pagination: false,
  });
  return docs.length > 0;
}
