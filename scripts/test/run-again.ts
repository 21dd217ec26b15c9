/**
 * Runs each test file that failed in the last `npm test` again on its own, and reports those that now pass as flaky.
 * Only `.ci/run` does this, so that a flaky test doesn't block unrelated changes.
 */
import { existsSync, readFileSync } from 'node:fs';
import { browserTitle, failuresFile, testInBrowser, testOn, unitTitles } from './run-step.ts';
import { type FailedFile, type Failures, hasFailed, secondRunOf } from './step-result.ts';

const failures: Failures = existsSync(failuresFile)
  ? JSON.parse(readFileSync(failuresFile, 'utf8'))
  : { files: [], faults: [] };

async function passesNow({ title, file }: FailedFile): Promise<boolean> {
  const files = [file];
  const extent = 'short';
  const result =
    title === browserTitle
      ? await testInBrowser({ files, extent })
      : await testOn(title === unitTitles.PostgreSQL ? 'PostgreSQL' : 'SQLite', { files, extent });
  return !hasFailed([result]);
}

const passed = new Set<FailedFile>();
for (const failure of failures.files) {
  if (await passesNow(failure)) passed.add(failure);
}
const { text, isGreen } = secondRunOf(failures, passed);
console.log(`\n${text}`);
process.exitCode = isGreen ? 0 : 1;
