import { afterAll, describe } from 'vitest';
import { openOwnDatabase } from './support/own-database.ts';
import { starvingCases } from './support/starving-cases.ts';

const { payload, close } = await openOwnDatabase('starving');
afterAll(close);
await payload.updateGlobal({ slug: 'content-version', data: { value: 1 } });

describe('on SQLite', () => starvingCases(payload));
