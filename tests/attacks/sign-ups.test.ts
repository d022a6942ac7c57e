import { afterAll } from 'vitest';
import { signUpAttackCases } from '../support/sign-up-attack-cases.ts';

const { close } = await signUpAttackCases('sign-up-attacks');
afterAll(close);
