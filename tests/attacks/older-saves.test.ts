import { afterAll } from 'vitest';
import { saveCases } from '../support/save-cases.ts';

const { close } = await saveCases('older-saves');
afterAll(close);
