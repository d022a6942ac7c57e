import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { type Portal, removeDirectory, startPortal } from './portal.ts';
import { expect, test } from './test.ts';

export const account = { email: 'ana@exemplo.ap.gov.br', password: 'uma-senha-de-teste' };

/**
 * A portal of the file's own, for tests that publish, one after the other. Its clock runs: what an editor
 * publishes now is dated now.
 */
export function openEditorsPortal({ withAccount = false } = {}) {
  let portal: Portal;
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    portal = await startPortal();
    if (withAccount) await createAccount(portal);
  });
  test.afterAll(async () => {
    await portal.stop();
    removeDirectory(portal.dataDir);
  });

  return {
    get site() {
      return portal.site;
    },
    get admin() {
      return portal.admin;
    },
    read: async (request: APIRequestContext, path: string) =>
      (await request.get(portal.site + path)).text(),
    statusOf: async (request: APIRequestContext, path: string) =>
      (await request.get(portal.site + path)).status(),
    /** The status, and where the answer leads to. */
    movedFrom: async (request: APIRequestContext, path: string) => {
      const response = await request.get(portal.site + path, { maxRedirects: 0 });
      return `${response.status()} ${response.headers().location}`;
    },
    /** Changes documents or a global as the editor. */
    send: async (request: APIRequestContext, path: string, data: object) => {
      await request.post(`${portal.admin}/api/users/login`, { data: account });
      const response = await request.fetch(`${portal.admin}/api${path}`, {
        method: path.startsWith('/globals') ? 'POST' : 'PATCH',
        data,
      });
      expect(response.status(), await response.text()).toBe(200);
    },
  };
}

export async function createAccount({ admin }: Portal): Promise<void> {
  const made = await fetch(`${admin}/api/users/first-register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, name: 'Ana Editora' }),
  });
  expect(made.status, await made.text()).toBe(200);
}

/** Answers with the number of the new photograph. */
export async function uploadPhoto(
  request: APIRequestContext,
  admin: string,
  about: { alt: string; credit?: string },
): Promise<number> {
  const create = { width: 2000, height: 1200, channels: 3, background: '#148a50' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const file = { name: 'campo.jpg', mimeType: 'image/jpeg', buffer };
  const answer = await request.post(`${admin}/api/media`, {
    multipart: { file, _payload: JSON.stringify(about) },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).doc.id;
}
