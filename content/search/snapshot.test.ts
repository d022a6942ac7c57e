import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSearchEngine } from '../../lib/search-engine.ts';
import { type Card, inOrder, toCard } from './card.ts';
import { loadSnapshot, saveSnapshot } from './snapshot.ts';
import { removeLeftovers, replaceSnapshot } from './snapshot-file.ts';
import { createTexts } from './texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'search-index');

const engine = createSearchEngine<Card>(inOrder);
const texts = createTexts();
const seen = {
  version: 3,
  lookedAt: 1000,
  sources: {
    news: [
      [1, 10],
      [2, 20],
    ] as [number, number][],
  },
};
const article = (id: number, title: string) => ({
  ...({ id, kind: 'news', address: `/noticias/${id}`, title, keywords: '', order: 0 } as const),
  ...{ facts: 'Hoje', summary: `Resumo de ${title}, com acentuação.`, body: 'Texto.' },
});

beforeAll(async () => {
  for (const findable of [article(1, 'Corrida'), article(2, 'Natação')])
    engine.put(toCard('news', findable), findable);
  engine.commit();
  await saveSnapshot(path, 'code', { seen, index: engine.current() }, texts.bytesOf);
  replaceSnapshot(path);
});

it('what was written is read again, and the texts from the file', () => {
  const loaded = loadSnapshot(path, 'code');
  expect(loaded?.seen).toEqual(seen);
  expect(loaded?.index.lists).toEqual(engine.current().lists);
  const again = createSearchEngine<Card>(inOrder, loaded?.index);
  const [card] = again.find('natacao', 0, () => true).cards;
  texts.open(path);
  expect(card && texts.read(card).summary).toBe('Resumo de Natação, com acentuação.');
  texts.close();
});

describe('a file is not trusted', () => {
  it('that other code wrote', () => expect(loadSnapshot(path, 'other code')).toBeUndefined());

  it('that is not there', () => expect(loadSnapshot(`${path}-missing`, 'code')).toBeUndefined());

  it('of which any byte is wrong, or the end is missing', () => {
    const good = readFileSync(path);
    const damaged = join(folder, 'damaged');
    for (let at = 0; at < good.length; at++) {
      const bad = Buffer.from(good);
      bad[at] = (bad[at] ?? 0) ^ 0x10;
      writeFileSync(damaged, bad);
      expect(loadSnapshot(damaged, 'code'), `byte ${at}`).toBeUndefined();
    }
    for (const length of [0, 3, 8, good.length >> 1, good.length - 1]) {
      writeFileSync(damaged, good.subarray(0, length));
      expect(loadSnapshot(damaged, 'code'), `${length} bytes`).toBeUndefined();
    }
  });
});

it('whoever is killed while writing leaves a whole file', async () => {
  const killed = join(folder, 'killed');
  const script = fileURLToPath(new URL('../../tests/support/save-snapshots.ts', import.meta.url));
  for (let round = 0; round < 5; round++) {
    const writer = spawn(process.execPath, [script, killed], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(writer.stdout, 'data');
    await pause(round * 13);
    writer.kill('SIGKILL');
    await once(writer, 'exit');
    expect(existsSync(killed)).toBe(true);
    expect(loadSnapshot(killed, 'code')?.index.cards).toHaveLength(1);
  }
});

it('what was left unfinished long ago is removed, and nothing else', () => {
  const [old, fresh] = [`${path}.1.new`, `${path}.2.new`];
  for (const file of [old, fresh]) writeFileSync(file, '');
  utimesSync(old, 0, 0);
  removeLeftovers(path);
  expect([old, fresh, path].map((file) => existsSync(file))).toEqual([false, true, true]);
});
