import type { IncomingMessage, ServerResponse } from 'node:http';
import { senderNetwork } from '../lib/network-address.ts';

/** More than an office behind one address needs, and few for who guesses. */
const most = { atOnce: 8, wrong: 50 };
const windowMinutes = 10;
/** Networks remembered; beyond that those whose time is over are forgotten. */
const mostNetworks = 1000;

export const tooManyGuesses = `Tentativas demais deste endereço de rede. Espere ${windowMinutes} minutos e tente de novo.`;

interface Network {
  atOnce: number;
  wrong: number;
  endsAt: number;
}

const passwordPath = /^\/+api\/+users(?!\/+(logout|refresh-token|sessions))/;

/** Whatever may check a password. Paths are compared as Next and Payload do: decoded, without capitals. */
function mayCheckPassword({ method, url = '' }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const path = url.replace(/^https?:\/\/[^/]*/i, '').replace(/^[/\\]+/, '/');
  try {
    const { pathname } = new URL(path, 'http://localhost');
    return passwordPath.test(decodeURIComponent(pathname).toLowerCase());
  } catch {
    // Nobody writes an address so that asks for anything else.
    return true;
  }
}

/**
 * A limit on guesses of one network, whatever accounts they are for; that of an account is `limitLogins`. Kept in
 * memory: after a restart counting begins anew.
 */
export function createGuessLimit(clock: () => number = Date.now) {
  const networks = new Map<string, Network>();

  function networkOf(sender: string): Network {
    const name = senderNetwork(sender);
    const now = clock();
    if (networks.size > mostNetworks)
      for (const [key, { atOnce, endsAt }] of networks)
        if (atOnce === 0 && endsAt <= now) networks.delete(key);
    const known = networks.get(name);
    const network = known ?? { atOnce: 0, wrong: 0, endsAt: 0 };
    if (!known) networks.set(name, network);
    if (network.endsAt <= now)
      Object.assign(network, { wrong: 0, endsAt: now + windowMinutes * 60_000 });
    return network;
  }

  return {
    /** False for one too many. It counts as wrong if its answer says so, or was not waited for. */
    admits(request: IncomingMessage, response: ServerResponse, sender: string): boolean {
      if (!mayCheckPassword(request)) return true;
      const network = networkOf(sender);
      if (network.atOnce >= most.atOnce || network.wrong >= most.wrong) return false;
      network.atOnce += 1;
      response.once('close', () => {
        network.atOnce -= 1;
        const { statusCode, writableFinished } = response;
        if (!writableFinished || statusCode === 401 || statusCode === 429) network.wrong += 1;
      });
      return true;
    },
  };
}
