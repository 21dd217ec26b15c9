/**
 * Runs each test file that failed in the last `npm test` again on its own, and reports those that now pass as flaky.
 * Only `.ci/run` does this, so that a flaky test doesn't block unrelated changes.
 */
import { existsSync, readFileSync } from 'node:fs';
import { browserTitle, failuresFile, testInBrowser, testOn, unitTitles } from './run-step.ts';
import { type FailedFile, hasFailed } from './step-result.ts';

const failures: FailedFile[] = existsSync(failuresFile)
  ? JSON.parse(readFileSync(failuresFile, 'utf8'))
  : [];

async function passesNow({ title, file }: FailedFile): Promise<boolean> {
  const files = [file];
  const extent = 'short';
  const result =
    title === browserTitle
      ? await testInBrowser({ files, extent })
      : await testOn(title === unitTitles.PostgreSQL ? 'PostgreSQL' : 'SQLite', { files, extent });
  return !hasFailed([result]);
}

const lines: string[] = [];
let isGreen = failures.length > 0;
for (const failure of failures) {
  const isFlaky = await passesNow(failure);
  isGreen &&= isFlaky;
  const outcome = isFlaky ? 'Flaky, passed when run again' : 'Failed twice';
  lines.push(`${outcome}: ${failure.file} (${failure.title})`);
}
console.log(`\n${lines.join('\n') || 'What failed is no test file, so nothing was run again.'}`);
process.exitCode = isGreen ? 0 : 1;
