import { afterAll } from 'vitest';
import { townCountCases } from './support/town-count-cases.ts';

const { close } = await townCountCases('town-counts');
afterAll(close);
