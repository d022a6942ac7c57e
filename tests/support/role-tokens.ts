import type { Payload } from 'payload';
import type { User } from '../../cms/payload-types.ts';

const password = 'rede-chuva-lua-42';

/** An account of a role and its token: for requests over the addresses that the admin calls. */
export async function signedIn(payload: Payload, role: User['role']) {
  const email = `${role}@exemplo.ap.gov.br`;
  const data = { name: `Conta ${role}`, email, password, role };
  const { id } = await payload.create({ collection: 'users', data });
  const { token } = await payload.login({ collection: 'users', data: { email, password } });
  return { id, token: String(token) };
}
