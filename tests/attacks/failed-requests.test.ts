import { handleEndpoints } from 'payload';
import { afterAll, expect, test, vi } from 'vitest';
import { refuse } from '../../cms/hooks/refuse.ts';
import { askRest } from '../support/ask-rest.ts';
import { openOwnDatabase } from '../support/own-database.ts';
import { signedIn } from '../support/role-tokens.ts';

/** What fails unexpectedly in the admin is in the log, with its address; what was refused is not. */
const { payload, close } = await openOwnDatabase('failed-requests');
afterAll(close);
const rest = askRest(payload);
const { config } = payload;
const { token } = await signedIn(payload, 'admin');
const broken = () => {
  throw new TypeError('o título falta');
};
config.endpoints.push(
  { path: '/quebra', method: 'get', handler: broken },
  { path: '/recusa', method: 'get', handler: () => refuse('Não.', 409) },
  { path: '/quebra', method: 'post', handler: broken },
);

/** What was said meanwhile; the suite fails on what nobody expects. */
async function heard(work: () => Promise<unknown>): Promise<string[]> {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  await work();
  const words = said.mock.calls.map(([line]) => String(line));
  said.mockClear();
  return words;
}

test('a failure is told once, with method and address and without what was asked', async () => {
  const words = await heard(async () => {
    const { status, reason } = await rest('GET', '/quebra?nome=Ana');
    expect(status).toBe(500);
    expect(reason).toBe('O problema é nosso. Espere um minuto e tente de novo.');
  });
  expect(words).toEqual([expect.stringMatching(/^GET \/api\/quebra: TypeError: o título falta/)]);
  expect(words.join()).not.toContain('Ana');
});

test('what is refused on purpose is told to who asked, and not in the log', async () => {
  const words = await heard(async () => {
    expect((await rest('GET', '/recusa')).reason).toBe('Não.');
    expect((await rest('GET', '/users')).status).toBe(403);
    expect((await rest('GET', '/nao-existe')).status).toBe(404);
    const wrong = { email: 'ninguem@exemplo.ap.gov.br', password: 'uma-senha-errada' };
    expect((await rest('POST', '/users/login', { body: wrong })).status).toBe(401);
  });
  expect(words).toEqual([]);
});

test('who went away in the middle of a request is not told of', async () => {
  const gone = new AbortController();
  gone.abort();
  const words = await heard(() =>
    handleEndpoints({
      config,
      request: new Request('http://localhost:3001/api/quebra', {
        method: 'POST',
        signal: gone.signal,
      }),
    }),
  );
  expect(words).toEqual([]);
});

test('what else Payload has to say reaches the error output, except refusals and broken-off uploads', () => {
  payload.logger.level = 'error';
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const failure = new Error('a fila parou');
  payload.logger.error({ err: failure, msg: 'Job failed' });
  payload.logger.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
  payload.logger.error({ err: Object.assign(new Error('Não.'), { status: 403 }), msg: 'Form' });
  const lines = written.mock.calls.map(([line]) => String(line));
  written.mockRestore();
  payload.logger.level = 'silent';
  expect(lines).toEqual([expect.stringContaining('a fila parou')]);
});

test.each(['segredo.pdf', '1.5', '1e400', '99999999999', '-1'])(
  '%s in the place of a number is not found, and no failure',
  async (id) => {
    for (const method of ['GET', 'PATCH', 'DELETE'])
      for (const collection of ['news', 'media', 'contact-messages'])
        expect(
          (
            await rest(
              method,
              `/${collection}/${id}`,
              method === 'PATCH' ? { token, body: {} } : { token },
            )
          ).status,
        ).toBe(404);
  },
);
