import { afterAll } from 'vitest';
import { liveCases } from './support/live-cases.ts';

const { close } = await liveCases('live');
afterAll(close);
