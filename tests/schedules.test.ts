import { afterAll } from 'vitest';
import { scheduleCases } from './support/schedule-cases.ts';

const { close } = await scheduleCases('schedules');
afterAll(close);
