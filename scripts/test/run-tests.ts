/**
 * Runs the checks, then the short tests. `--long` runs all tests, `--checks` none. The last line is a summary.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { type Extent, isLong, testsOn } from './engine.ts';
import {
  failuresFile,
  listedByGit,
  print,
  runBuild,
  runLicenses,
  runLint,
  runSignatures,
  runTypes,
  testInBrowser,
  testOn,
} from './run-step.ts';
import { failuresOfRun, hasFailed, type StepResult, summary, unrunFiles } from './step-result.ts';

/** Buffers a step's output until another step has finished. */
function holdBack() {
  let held: string | undefined = '';
  return {
    show(text: string) {
      if (held === undefined) return print(text);
      held += text;
      return true;
    },
    release() {
      print(held ?? '');
      held = undefined;
    },
  };
}

const isOfExtent = (extent: Extent) => (file: string) => extent === 'long' || !isLong(file);

/**
 * Runs SQLite, PostgreSQL and the browser at the same time, because each spends a quarter of its time waiting. A short
 * run has few tests on PostgreSQL, so one worker is enough.
 */
async function runAllTests(extent: Extent): Promise<StepResult[]> {
  const beside = [holdBack(), holdBack()] as const;
  const files = listedByGit('*.spec.ts').filter(isOfExtent(extent));
  const inBrowser = testInBrowser({ files, extent, show: beside[1].show });
  const onPostgres = testOn('PostgreSQL', {
    files: testsOn('PostgreSQL', extent),
    extent,
    workers: extent === 'long' ? 2 : 1,
    show: beside[0].show,
  });
  const onSqlite = await testOn('SQLite', {
    files: testsOn('SQLite', extent),
    extent,
    workers: extent === 'long' ? 2 : 3,
  });
  for (const { release } of beside) release();
  return [onSqlite, await onPostgres, await inBrowser];
}

async function runChecks(): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const check of [runLint, runTypes, runLicenses, runSignatures]) results.push(await check());
  return results;
}

// If this run crashes, those of the last one must not be run again instead.
rmSync(failuresFile, { force: true });

const results: StepResult[] = [];
const unrun: string[] = [];
if (process.argv.includes('--checks')) results.push(...(await runChecks()));
else {
  const extent = process.argv.includes('--long') ? 'long' : 'short';
  const { show, release } = holdBack();
  const building = runBuild(show);
  results.push(...(await runChecks()));
  release();
  const build = await building;
  results.push(build);
  // Tests start the built server.
  if (!hasFailed([build])) {
    results.push(...(await runAllTests(extent)));
    const named = listedByGit('*.test.*', '*.tests.*', '*.spec.*', '*.specs.*');
    const testFiles = named.filter((file) => /\.(test|spec)s?\.[cm]?[jt]sx?$/.test(file));
    unrun.push(...unrunFiles(results, testFiles.filter(isOfExtent(extent))));
  }
}

const faults = [...results.flatMap((result) => result.faults), ...unrun];
for (const fault of faults) console.log(`\n${fault}`);
console.log(`\n${summary(results, unrun)}`);
writeFileSync(failuresFile, JSON.stringify(failuresOfRun(results, unrun)));
process.exitCode = hasFailed(results, unrun) ? 1 : 0;
