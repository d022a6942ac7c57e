import { afterAll } from 'vitest';
import { messageCases } from './support/message-cases.ts';

const { close } = await messageCases('messages');
afterAll(close);
