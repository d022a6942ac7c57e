import { handleEndpoints, type Payload } from 'payload';
import { readSettings } from '../../lib/settings.ts';

interface Answer<Body> {
  status: number;
  body: Body;
  /** The first reason of a refusal. */
  reason: string | undefined;
  headers: Headers;
}

/** The addresses under /api, answered in this process: the same path as in the admin, without a server. */
export function askRest({ config, logger }: Payload) {
  // Each refusal is written to the log, with the place in our code.
  logger.level = 'silent';
  return async <Body = Record<string, unknown>>(
    method: string,
    path: string,
    { token, body, headers }: { token?: string; body?: object; headers?: object } = {},
  ): Promise<Answer<Body>> => {
    const url = `${readSettings(process.env).adminUrl}/api${path}`;
    const response = await handleEndpoints({
      config,
      request: new Request(url, {
        method,
        headers: {
          ...(token && { authorization: `JWT ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    });
    const text = await response.text();
    const read = (text.startsWith('{') ? JSON.parse(text) : {}) as Body & {
      errors?: { message?: string }[];
    };
    return {
      status: response.status,
      body: read,
      reason: read.errors?.[0]?.message,
      headers: response.headers,
    };
  };
}
