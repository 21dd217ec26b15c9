import { expect, test } from 'vitest';
import {
  failuresOfRun,
  hasFailed,
  resultOf,
  type StepRun,
  secondRunOf,
  summary,
  unrunFiles,
} from './step-result.ts';

const counts = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
const passedFile = {
  name: `${process.cwd()}/db/lease.test.ts`,
  ...{ status: 'passed', assertionResults: [{ status: 'passed' }] },
};
const vitest = {
  ...counts,
  testResults: [passedFile],
};
const playwright = {
  stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 1 },
  config: { rootDir: `${process.cwd()}/e2e` },
  suites: [{ file: 'page/casino.spec.ts' }],
};

const ran = (given: Partial<StepRun>): StepRun => ({
  ...{ title: 'On PostgreSQL', exitCode: 0, output: '' },
  ...given,
});
const lease = ['db/lease.test.ts'];

test('counts a check as one test, and the tests and files of both runners', () => {
  const results = [
    resultOf(ran({ title: 'Types' })),
    resultOf(ran({ report: vitest, given: lease })),
    resultOf(
      ran({
        ...{ title: 'Browser', exitCode: 1, report: playwright },
        given: ['e2e/page/casino.spec.ts'],
      }),
    ),
  ];
  expect(results.flatMap(({ faults }) => faults)).toEqual([]);
  expect(summary(results)).toBe(`Types          1 passed, 0 failed, 0 skipped
On PostgreSQL  1 file: 5 passed, 0 failed, 2 skipped
Browser        1 file: 4 passed, 2 failed, 1 skipped

10 passed, 2 failed, 3 skipped`);
});

test('a program that exits with 0 before its first test counts as failed, and the end of its output is shown', () => {
  const output = `${'starting\n'.repeat(100)}Error: groupadd: Permission denied.\n`;
  const result = resultOf(ran({ output, given: lease }));
  expect(result.count.passed).toBe(0);
  expect(result.faults).toEqual([
    expect.stringMatching(
      /^On PostgreSQL ran only 0 of its 1 test file\. Missing:\n {2}db\/lease\.test\.ts\n(starting\n){29}Error: groupadd: Permission denied\.$/,
    ),
  ]);
  expect(summary([result])).toMatch(/\n0 passed, 1 failed, 0 skipped$/);
  expect(hasFailed([result], [])).toBe(true);
});

test('a file whose tests are skipped after a failed hook counts as failed, whatever the exit code', () => {
  const file = { ...passedFile, status: 'failed', assertionResults: [{ status: 'skipped' }] };
  const result = resultOf(ran({ report: { ...vitest, testResults: [file] }, given: lease }));
  expect(summary([result])).toMatch(/\n5 passed, 1 failed, 2 skipped$/);
  const files = [{ title: 'On PostgreSQL', file: lease[0] }];
  expect(failuresOfRun([result], [])).toEqual({ files, faults: [] });
});

test('a step that runs fewer files than it was given fails, and lists them', () => {
  const given = [...lease, ...Array.from({ length: 7 }, (_, n) => `db/file-${n}.test.ts`)];
  const [fault] = resultOf(ran({ report: vitest, given })).faults;
  expect(fault).toContain('ran only 1 of its 8 test files. Missing:\n  db/file-0.test.ts\n');
  expect(fault).toMatch(/and 2 more$/);
});

test('a step whose files have no test fails', () => {
  const report = { ...vitest, numPassedTests: 0 };
  expect(resultOf(ran({ report, given: lease })).faults).toEqual(['On PostgreSQL ran no test.']);
});

test('a program that fails without a failed test fails', () => {
  const [fault] = resultOf(ran({ title: 'Types', exitCode: 1, output: 'a\nb\n' })).faults;
  expect(fault).toBe('Types failed:\na\nb');
  const failed = { ...vitest, numFailedTests: 1 };
  expect(resultOf(ran({ exitCode: 1, report: failed, given: lease })).faults).toEqual([]);
});

test('each warning that tests do not catch counts as one failure of the step', () => {
  const output = ` ✓ a test
(node:7) Warning: Checkpoints run during commits: EMFILE
(node:7) DeprecationWarning: The API is deprecated
(node:8) Warning: Checkpoints run during commits: EMFILE
`;
  expect(resultOf(ran({ report: vitest, given: lease, output })).faults).toEqual([
    'On PostgreSQL printed a warning that no test expects: (node:8) Warning: Checkpoints run during commits: EMFILE',
    'On PostgreSQL printed a warning that no test expects: (node:7) DeprecationWarning: The API is deprecated',
  ]);
});

test('finds a warning that is indented or in colour', () => {
  const output = '  \u001b[33m(node:7) Warning: EMFILE\u001b[39m\n';
  expect(resultOf(ran({ report: vitest, given: lease, output })).faults).toHaveLength(1);
});

test('a whole run lists test files that no step ran', () => {
  const results = [resultOf(ran({ report: vitest, given: lease }))];
  expect(unrunFiles(results, lease)).toEqual([]);
  expect(unrunFiles(results, [...lease, 'e2e/new.spec.ts'])).toEqual([
    'No step ran 1 test file:\n  e2e/new.spec.ts',
  ]);
  expect(unrunFiles(results, ['e2e/new.spec.ts', 'e2e/newer.spec.ts'])).toEqual([
    'No step ran 2 test files:\n  e2e/new.spec.ts\n  e2e/newer.spec.ts',
  ]);
  expect(summary(results, ['a fault'])).toMatch(/\n5 passed, 1 failed, 2 skipped$/);
});

test('the files with a failed test can be run again', () => {
  const name = `${process.cwd()}/db/lease.test.ts`;
  const failed = {
    ...vitest,
    numFailedTests: 1,
    testResults: [{ name, status: 'failed', assertionResults: [{ status: 'failed' }] }],
  };
  const suites = [
    { file: 'page/print.spec.ts', specs: [{ ok: true }] },
    { file: 'page/frame.spec.ts', suites: [{ file: '', specs: [{ ok: false }] }] },
  ];
  const results = [
    resultOf(ran({ report: failed, given: lease, exitCode: 1 })),
    resultOf(ran({ title: 'Browser', report: { ...playwright, suites }, exitCode: 1 })),
  ];
  const failures = failuresOfRun(results, []);
  const [onServer, inBrowser] = failures.files;
  expect(failures).toEqual({
    files: [
      { title: 'On PostgreSQL', file: 'db/lease.test.ts' },
      { title: 'Browser', file: 'e2e/page/frame.spec.ts' },
    ],
    faults: [],
  });
  expect(secondRunOf(failures, new Set(failures.files))).toEqual({
    isGreen: true,
    text: `Flaky, passed when run again: ${onServer?.file} (On PostgreSQL)
Flaky, passed when run again: ${inBrowser?.file} (Browser)`,
  });
  expect(secondRunOf(failures, new Set(failures.files.slice(1))).isGreen).toBe(false);
});

test.each([
  ['a failed check', [ran({ title: 'Types', exitCode: 1 })], [], 'Types failed:\n'],
  ['a file that no step ran', [ran({ report: vitest, given: lease })], ['No step ran it'], 'No st'],
  [
    'a warning',
    [ran({ report: vitest, given: lease, output: '(node:1) Warning: old' })],
    [],
    'On PostgreSQL printed a warning',
  ],
])('%s stays a failure, while failed files are run again', (_, runs, faults, shown) => {
  const file = { ...passedFile, status: 'failed', assertionResults: [{ status: 'skipped' }] };
  const hook = ran({ title: 'Browser', report: { ...vitest, testResults: [file] }, given: lease });
  const failures = failuresOfRun([...runs, hook].map(resultOf), faults);
  expect(failures.files).toEqual([{ title: 'Browser', file: 'db/lease.test.ts' }]);
  const { text, isGreen } = secondRunOf(failures, new Set(failures.files));
  expect(text).toContain('Flaky, passed when run again: db/lease.test.ts (Browser)\n');
  expect(text).toContain(`Not run again, as it is no test file: ${shown}`);
  expect(isGreen).toBe(false);
});

test('a run that stopped before its summary fails', () => {
  expect(secondRunOf({ files: [], faults: [] }, new Set()).isGreen).toBe(false);
});
