import { afterAll } from 'vitest';
import { resultCases } from './support/result-cases.ts';

const { close } = await resultCases('results');
afterAll(close);
