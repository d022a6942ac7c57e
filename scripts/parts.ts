import { parseArgs } from 'node:util';
import { newDatabase } from './database-mark.ts';
import { StepError } from './run.ts';

/** The programs that one can start by themselves. */
export const allParts = ['site', 'admin', 'worker'] as const;
export type Part = (typeof allParts)[number];

export interface Wish {
  parts: Part[];
  /** Whether any was named: without, one start does everything. */
  isNamed: boolean;
  newDatabase: boolean;
}

/** Reads what `npm start` is asked for. */
export function readWish(args: string[]): Wish {
  const flag = { type: 'boolean' } as const;
  const options = { site: flag, admin: flag, worker: flag, [newDatabase.slice(2)]: flag };
  try {
    const { values } = parseArgs({ args, options });
    const parts = allParts.filter((part) => values[part]);
    return {
      parts: parts.length > 0 ? parts : [...allParts],
      isNamed: parts.length > 0,
      newDatabase: args.includes(newDatabase),
    };
  } catch {
    const known = [...allParts.map((part) => `--${part}`), newDatabase].join(', ');
    throw new StepError(`Opção desconhecida: ${args.join(' ')}. As que há: ${known}.`);
  }
}
