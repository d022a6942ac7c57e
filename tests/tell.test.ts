import { afterAll } from 'vitest';
import { tellCases } from './support/tell-cases.ts';

const { close } = await tellCases('tell');
afterAll(close);
