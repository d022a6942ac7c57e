import { test } from '@playwright/test';

/**
 * Durations are measured and printed, never asserted: they depend on the machine. The logic behind them is
 * tested with fake clocks.
 */
export async function measured<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  const description = `${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`;
  test.info().annotations.push({ type: 'measured', description });
  console.log(`    ${description}`);
  return result;
}
