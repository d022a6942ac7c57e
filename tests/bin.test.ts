import { afterAll, describe } from 'vitest';
import { binCases } from './support/bin-cases.ts';
import { openOwnDatabase } from './support/own-database.ts';

const { payload, folder, close } = await openOwnDatabase('bin');
afterAll(close);
const { prepareDatabase } = await import('../scripts/prepare-database.ts');
await prepareDatabase(payload, { sample: false, frozenNow: undefined }, () => {});

describe('on SQLite', () => binCases({ payload, folder }));
