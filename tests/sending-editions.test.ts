import { afterAll } from 'vitest';
import { editionCases } from './support/edition-cases.ts';

const { close } = await editionCases('editions');
afterAll(close);
