import { afterAll } from 'vitest';
import { termCases } from './support/term-cases.ts';

const { close } = await termCases('term');
afterAll(close);
