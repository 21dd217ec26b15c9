export type Count = { passed: number; failed: number; skipped: number };

type VitestReport = Record<
  'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests',
  number
>;
type PlaywrightReport = {
  stats: Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>;
};

type Report = VitestReport | PlaywrightReport;

/** Counts a program without a report as one test, and a program that fails without a failed test as a failure. */
export function countTests(exitCode: number, report?: Report): Count {
  const count = countOf(report) ?? { passed: exitCode === 0 ? 1 : 0, failed: 0, skipped: 0 };
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** Returns the end of the output if a program failed without a failed test, because it is hard to find otherwise. */
export function errorWithoutTest(
  title: string,
  output: string,
  exitCode: number,
  report?: Report,
): string[] {
  if (exitCode === 0 || countOf(report)?.failed) return [];
  return [`${title} failed:\n${output.trim().split('\n').slice(-30).join('\n')}`];
}

function countOf(report: Report | undefined): Count | undefined {
  if (!report) return undefined;
  if ('stats' in report) {
    const { expected, flaky, unexpected, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function summary(counts: Count[]): string {
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`;
}
