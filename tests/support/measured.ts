import { test } from '@playwright/test';

/**
 * A promise that is a time is measured and told, never asserted: how long something takes says as much of
 * the machine as of the product. What makes it hold is tested with clocks that stand still.
 */
export async function measured<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  const description = `${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`;
  test.info().annotations.push({ type: 'measured', description });
  console.log(`    ${description}`);
  return result;
}
