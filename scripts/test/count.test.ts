import { expect, test } from 'vitest';
import { countTests, errorWithoutTest, summary } from './count.ts';

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
const playwright = { stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 1 } };

test('sums up checks and the tests of both runners in one line', () => {
  const counts = [countTests(0), countTests(0, vitest), countTests(1, playwright)];
  expect(summary(counts)).toBe('10 passed, 2 failed, 3 skipped');
});

test('counts a program that fails without a failed test as one failure', () => {
  expect(countTests(1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(countTests(1, vitest)).toEqual({ passed: 5, failed: 1, skipped: 2 });
});

test('reports the end of a failed program’s output, unless a test failed', () => {
  const said = `${'starting\n'.repeat(100)}Error: no user postgres\n`;
  const [error] = errorWithoutTest('On PostgreSQL', said, 1, vitest);
  expect(error).toMatch(/^On PostgreSQL failed:\n(starting\n){29}Error: no user postgres$/);
  expect(errorWithoutTest('On PostgreSQL', said, 1)).toEqual([error]);
  expect(errorWithoutTest('Browser', said, 1, playwright)).toEqual([]);
  expect(errorWithoutTest('Types', said, 0)).toEqual([]);
});
