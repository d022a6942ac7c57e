import { afterAll } from 'vitest';
import { sameMomentCases } from './support/same-moment-cases.ts';

const { close } = await sameMomentCases('same-moment');
afterAll(close);
