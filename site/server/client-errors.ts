import type { Socket } from 'node:net';

const answers: Record<string, [status: string, words: string]> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'O pedido tem cabeçalhos grandes demais.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'O pedido demorou demais para chegar.'],
};
const malformed = ['400 Bad Request', 'O pedido está malformado.'] as const;

/** Answers requests that could not be parsed, with our headers and in our language. */
export function answerClientError(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Record<string, string>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, words] = answers[error.code ?? ''] ?? malformed;
  const body = `${words}\n`;
  const lines = Object.entries({
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'content-language': 'pt-BR',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
}
