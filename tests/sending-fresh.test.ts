import { afterAll } from 'vitest';
import { freshCases } from './support/fresh-cases.ts';

const { close } = await freshCases('fresh');
afterAll(close);
