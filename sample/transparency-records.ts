import { agreements } from './transparency-agreements.ts';
import { budget } from './transparency-budget.ts';
import { contracts } from './transparency-contracts.ts';

/** Three years of figures for each of the three subjects. */
export const transparencyRecords = [...budget, ...contracts, ...agreements];
