import type { FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'headers' | 'ip'> & { socket: { remoteAddress?: string } };

/**
 * Behind a proxy that nobody named all visitors are one sender, and share its few posts a minute. Told
 * once, without an address: any visitor can send this header too.
 */
export function createProxyNotice(warn: (line: string) => void = console.error) {
  let told = false;
  return ({ headers, ip, socket }: Asked): void => {
    // A peer that is believed lends its visitor's address; whoever keeps their own is not believed.
    if (told || headers['x-forwarded-for'] === undefined || ip !== socket.remoteAddress) return;
    told = true;
    warn(
      'Um proxy que TRUST_PROXY não conhece envia X-Forwarded-For: todos os visitantes dele contam como um só no limite de envios.',
    );
  };
}
