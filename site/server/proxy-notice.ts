import type { FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'headers' | 'ip'> & { socket: { remoteAddress?: string } };

/**
 * Behind a proxy that TRUST_PROXY does not name, all visitors count as one sender and share its few posts a
 * minute. Reported once, without an address, because any visitor can send this header.
 */
export function createProxyNotice(warn: (line: string) => void = console.error) {
  let reported = false;
  return ({ headers, ip, socket }: Asked): void => {
    // With a trusted proxy the request's address is the visitor's; if it is still the peer's, the proxy is
    // not trusted.
    if (reported || headers['x-forwarded-for'] === undefined || ip !== socket.remoteAddress) return;
    reported = true;
    warn(
      'Um proxy que TRUST_PROXY não conhece envia X-Forwarded-For: todos os visitantes dele contam como um só no limite de envios.',
    );
  };
}
