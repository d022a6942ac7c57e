import { qrDrawing } from '../../lib/qr-path.ts';
import { seal, unseal } from '../../lib/sealed.ts';
import { createTotpSecret, stepOfCode, totpAddress } from '../../lib/totp.ts';
import { personalKeys } from '../personal-keys.ts';

const minutes = 15;
const issuer = 'Portal do Esporte e Lazer';

/** What the page shows: the drawing to scan, the key to type, and a ticket to bring back with the first code. */
export interface SetUp {
  secret: string;
  drawing: { path: string; size: number } | undefined;
  ticket: string;
}

const placeOf = (account: number) => `second-factor-set-up:${account}`;

/** Nothing is stored until the first code is right: the ticket carries the key, sealed for this account. */
export function beginSetUp({ id, email }: { id: number; email: string }): SetUp {
  const secret = createTotpSecret();
  const until = Date.now() + minutes * 60_000;
  const ticket = seal(personalKeys(), placeOf(id), JSON.stringify({ secret, until }));
  return { secret, drawing: qrDrawing(totpAddress(secret, issuer, email)), ticket };
}

function secretIn(account: number, ticket: string): string | undefined {
  try {
    const { secret, until } = JSON.parse(unseal(personalKeys(), placeOf(account), ticket)) as {
      secret: string;
      until: number;
    };
    return until > Date.now() ? secret : undefined;
  } catch {
    // Another account's, an old key's, or no ticket at all.
    return undefined;
  }
}

/** The key and the step of its first code, when the ticket is good and the code is right. */
export function finishSetUp(
  account: number,
  { ticket, code }: { ticket: string; code: string },
): { account: number; secret: string; step: number } | undefined {
  const secret = secretIn(account, ticket);
  const step = secret && stepOfCode(secret, code.replaceAll(/\D/g, ''), new Date());
  return secret && step ? { account, secret, step } : undefined;
}
