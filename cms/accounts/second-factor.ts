import { randomInt } from 'node:crypto';
import { markOf, seal, unseal } from '../../lib/sealed.ts';
import type { Settings } from '../../lib/settings.ts';
import { stepOfCode } from '../../lib/totp.ts';
import { opensPersonalData } from '../access/personal-data.ts';
import type { SecondFactor, User } from '../payload-types.ts';
import { personalKeys } from '../personal-keys.ts';
import { settings } from '../settings.ts';
import { type Asking, reqOf } from './asking.ts';

const collection = 'second-factors';
const recoveryCount = 10;
/** Without letters and digits that are taken for each other. */
const recoverySigns = 'abcdefghjkmnpqrstuvwxyz23456789';
const recoveryLength = 12;

const demandedBy: Record<Settings['secondFactor'], (user: Pick<User, 'role'>) => boolean> = {
  'personal-data': opensPersonalData,
  admins: ({ role }) => role === 'admin',
  all: () => true,
  optional: () => false,
};

export const isDemandedOf = (user: Pick<User, 'role'>): boolean =>
  demandedBy[settings.secondFactor](user);

const placeOf = (account: number) => `second-factor:${account}`;

export const sealSecret = (account: number, secret: string): string =>
  seal(personalKeys(), placeOf(account), secret);

export const openSecret = (account: number, sealed: string): string =>
  unseal(personalKeys(), placeOf(account), sealed);

export async function factorOf(account: number, asking: Asking): Promise<SecondFactor | null> {
  const where = { account: { equals: account } };
  return asking.payload.db.findOne<SecondFactor>({ collection, where, ...reqOf(asking) });
}

/** Only a mark of each is kept: a copy of the database lets nobody in. */
const recoveryMark = (account: number, code: string): string =>
  markOf(personalKeys(), 'recovery', `${account}:${code}`);

const plain = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

function createRecoveryCodes(): string[] {
  const sign = () => recoverySigns[randomInt(recoverySigns.length)];
  const code = () => Array.from({ length: recoveryLength }, sign).join('');
  return Array.from({ length: recoveryCount }, () => code().replaceAll(/(.{4})(?=.)/g, '$1-'));
}

const marksOf = (account: number, codes: readonly string[]) =>
  codes.map((code) => recoveryMark(account, plain(code)));

/** From now on the account needs codes. Returns those for whoever loses the phone: they are shown once. */
export async function keepFactor(
  { account, secret, step }: { account: number; secret: string; step: number },
  asking: Asking,
): Promise<string[]> {
  const codes = createRecoveryCodes();
  await asking.payload.db.create({
    collection,
    data: {
      account,
      secret: sealSecret(account, secret),
      lastStep: step,
      recovery: marksOf(account, codes),
    },
    ...reqOf(asking),
  });
  return codes;
}

export async function renewRecoveryCodes(
  { id, account }: { id: number; account: number },
  asking: Asking,
): Promise<string[]> {
  const codes = createRecoveryCodes();
  const data = { recovery: marksOf(account, codes) };
  await asking.payload.db.updateOne({ collection, id, data, ...reqOf(asking), returning: false });
  return codes;
}

/**
 * Checks a code of the app or of the paper and uses it up. The row is held first: of two requests with one code,
 * the second waits and then finds it used. Wants a transaction.
 */
export async function spendCode(
  account: number,
  given: string,
  asking: Asking,
): Promise<'app' | 'recovery' | undefined> {
  const { db } = asking.payload;
  const known = await factorOf(account, asking);
  if (!known) return undefined;
  const { id, updatedAt } = known;
  const write = (data: Partial<SecondFactor>) =>
    db.updateOne({ collection, id, data, ...reqOf(asking), returning: false });
  await write({ updatedAt });
  const held = await factorOf(account, asking);
  if (!held) return undefined;
  const code = plain(given);
  const step = stepOfCode(openSecret(account, held.secret), code, new Date(), held.lastStep);
  if (step !== undefined) {
    await write({ lastStep: step });
    return 'app';
  }
  const marks = (held.recovery ?? []) as string[];
  const mark = recoveryMark(account, code);
  if (!marks.includes(mark)) return undefined;
  await write({ recovery: marks.filter((one) => one !== mark) });
  return 'recovery';
}

/** How many codes are left on the paper. */
export const recoveryLeft = ({ recovery }: SecondFactor): number =>
  Array.isArray(recovery) ? recovery.length : 0;

export async function removeFactor(account: number, asking: Asking): Promise<void> {
  const where = { account: { equals: account } };
  await asking.payload.db.deleteMany({ collection, where, ...reqOf(asking) });
}
