import { expect, test } from 'vitest';
import { addUp, countPlaywright, countVitest, oneFailed, onePassed, summary } from './count.ts';

test('the runners add up to one line', () => {
  expect(summary(addUp([onePassed, oneFailed, { passed: 40, failed: 2, skipped: 0 }]))).toBe(
    '41 passed, 3 failed',
  );
});

test('skipped tests are told when there are any', () => {
  expect(summary({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped');
});

test('a test file that could not be loaded is one that failed', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test("the browser's report is counted", () => {
  expect(countPlaywright({ stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 1 } })).toEqual({
    passed: 4,
    failed: 2,
    skipped: 1,
  });
});
