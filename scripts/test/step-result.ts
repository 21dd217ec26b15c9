/**
 * Reads which tests a step of `npm test` has run. The exit code isn't enough: a program may exit before its first test.
 */
import { isAbsolute, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

type Count = { passed: number; failed: number; skipped: number };

export type StepResult = {
  title: string;
  count: Count;
  files: string[];
  /** The files with a test that failed. */
  failedFiles: string[];
  /** Problems that didn't fail any test. */
  faults: string[];
};

type VitestReport = Record<
  'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests',
  number
> & { testResults?: { name: string; status: string; assertionResults: { status: string }[] }[] };

type PlaywrightReport = {
  stats: Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>;
  config: { rootDir: string };
  suites: Suite[];
};

type Suite = { file: string; suites?: Suite[]; specs?: { ok: boolean }[] };

type Report = VitestReport | PlaywrightReport;

export type StepRun = {
  title: string;
  exitCode: number;
  output: string;
  report?: Report | undefined;
  /** The test files that the step was given, if it runs tests. */
  given?: readonly string[];
};

const none: Count = { passed: 0, failed: 0, skipped: 0 };

function countIn(report: Report): Count {
  if ('stats' in report) {
    const { expected, flaky, unexpected, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  }
  // If a hook fails, the tests of the file count as skipped.
  const failedOtherwise = (report.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + failedOtherwise.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

const fromHere = (file: string) => (isAbsolute(file) ? relative('.', file) : file);

const hasFailedSpec = ({ specs = [], suites = [] }: Suite): boolean =>
  specs.some(({ ok }) => !ok) || suites.some(hasFailedSpec);

function filesIn(report: Report): { file: string; hasFailed: boolean }[] {
  const files =
    'stats' in report
      ? report.suites.map((suite) => ({
          file: join(report.config.rootDir, suite.file),
          hasFailed: hasFailedSpec(suite),
        }))
      : (report.testResults ?? []).map(({ name, status }) => ({
          file: name,
          hasFailed: status === 'failed',
        }));
  return files.map((each) => ({ ...each, file: fromHere(each.file) }));
}

/** Matches Node's warnings. Tests catch those they expect. */
const warning = /^\s*(\(node:\d+\) .+)/gm;

/** Processes repeat the same warning under their own IDs. */
function warningsIn(output: string): string[] {
  const printed = [...stripVTControlCharacters(output).matchAll(warning)].map(
    ([, line = '']) => line,
  );
  const distinct = new Map(printed.map((line) => [line.replace(/^\(node:\d+\) /, ''), line]));
  return [...distinct.values()].map((line) => `a warning that no test expects: ${line}`);
}

const lastLines = (output: string) => output.trim().split('\n').slice(-30).join('\n');

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const listed = (files: readonly string[]) => {
  const shown = files.slice(0, 5).map((file) => `\n  ${file}`);
  return shown.join('') + (files.length > shown.length ? `\n  and ${files.length - 5} more` : '');
};

/** Counts a step that runs no tests as one test. */
export function resultOf({ title, exitCode, output, report, given = [] }: StepRun): StepResult {
  const isCheck = given.length === 0;
  const count = report
    ? countIn(report)
    : isCheck && exitCode === 0
      ? { ...none, passed: 1 }
      : none;
  const run = report ? filesIn(report) : [];
  const files = run.map(({ file }) => file);
  const failedFiles = run.filter(({ hasFailed }) => hasFailed).map(({ file }) => file);
  const missing = given.filter((file) => !files.includes(fromHere(file)));
  const faults: string[] = [];
  if (exitCode !== 0 && count.failed === 0) faults.push(`${title} failed:\n${lastLines(output)}`);
  if (missing.length > 0) {
    const ran = given.length - missing.length;
    const end = faults.length === 0 && !report ? `\n${lastLines(output)}` : '';
    faults.push(
      `${title} ran only ${ran} of its ${counted(given.length, 'test file')}. Missing:${listed(missing)}${end}`,
    );
  } else if (!isCheck && count.passed + count.failed === 0) {
    faults.push(`${title} ran no test.`);
  }
  if (!isCheck) faults.push(...warningsIn(output).map((text) => `${title} printed ${text}`));
  return { title, count, files, failedFiles, faults };
}

/** Each fault counts as a failed test. */
const failuresOf = ({ count, faults }: StepResult) => count.failed + faults.length;

const total = (results: readonly StepResult[]): Count => ({
  passed: results.reduce((sum, { count }) => sum + count.passed, 0),
  failed: results.reduce((sum, result) => sum + failuresOf(result), 0),
  skipped: results.reduce((sum, { count }) => sum + count.skipped, 0),
});

const countText = ({ passed, failed, skipped }: Count) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** Reports test files that no step ran. */
export function unrunFiles(results: readonly StepResult[], all: readonly string[]): string[] {
  const run = new Set(results.flatMap(({ files }) => files));
  const unrun = all.filter((file) => !run.has(file));
  return unrun.length > 0
    ? [`No step ran ${counted(unrun.length, 'test file')}:${listed(unrun)}`]
    : [];
}

/** A line for each step, then one for all of them. */
export function summary(results: readonly StepResult[], faults: readonly string[] = []): string {
  const width = Math.max(...results.map(({ title }) => title.length));
  const lines = results.map((result) => {
    const files = result.files.length > 0 ? `${counted(result.files.length, 'file')}: ` : '';
    return `${result.title.padEnd(width)}  ${files}${countText(total([result]))}`;
  });
  const all = total(results);
  return [...lines, '', countText({ ...all, failed: all.failed + faults.length })].join('\n');
}

export const hasFailed = (results: readonly StepResult[], faults: readonly string[] = []) =>
  faults.length > 0 || results.some((result) => failuresOf(result) > 0);

export type FailedFile = { title: string; file: string };

/** What a second run can clear up, and what stays a failure whatever it shows. */
export type Failures = { files: FailedFile[]; faults: string[] };

export const failuresOfRun = (
  results: readonly StepResult[],
  faults: readonly string[],
): Failures => ({
  files: results.flatMap(({ title, failedFiles }) => failedFiles.map((file) => ({ title, file }))),
  faults: [...results.flatMap((result) => [...result.faults, ...fileless(result)]), ...faults],
});

/** A report may count failures without a file that failed. */
const fileless = ({ title, count, failedFiles }: StepResult) =>
  count.failed > 0 && failedFiles.length === 0
    ? [`${title} failed outside of its test files.`]
    : [];

/** The last lines of a second run. Only files that pass now are forgiven. */
export function secondRunOf(
  { files, faults }: Failures,
  passed: ReadonlySet<FailedFile>,
): { text: string; isGreen: boolean } {
  const again = files.map((failure) => {
    const outcome = passed.has(failure) ? 'Flaky, passed when run again' : 'Failed twice';
    return `${outcome}: ${failure.file} (${failure.title})`;
  });
  const left = faults.map((fault) => `Not run again, as it is no test file: ${fault}`);
  return {
    text: [...again, ...left].join('\n') || 'The run stopped early, so nothing was run again.',
    isGreen: files.length > 0 && faults.length === 0 && files.every((file) => passed.has(file)),
  };
}
