import { expect, test } from 'vitest';
import { describeFailure } from './describe-failure.ts';

test('the driver says what failed; the values that were to be written are left out', () => {
  const driver = new Error('database is locked');
  const query = new Error('Failed query: insert … params: ana@exemplo.com', { cause: driver });
  const outer = new Error('Could not save ana@exemplo.com', { cause: query });
  for (const error of [query, outer]) {
    expect(describeFailure(error)).toContain('database is locked');
    expect(describeFailure(error)).not.toContain('ana@');
  }
  expect(describeFailure(new Error('Failed query: ana@exemplo.com'))).toBe('Error');
  expect(describeFailure('ana@exemplo.com')).toBe('string');
});
