/** Runs each step of `npm test` in a separate process. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { run } from '../setup/run.mjs';
import { provideBrowser } from './browser.ts';
import type { Engine, Extent } from './engine.ts';
import { resultOf, type StepResult } from './step-result.ts';

const folder = 'node_modules/.cache/aceboard-test';
/** Lists what failed in the last run. */
export const failuresFile = `${folder}/failures.json`;
mkdirSync(folder, { recursive: true });

const reportOf = (title: string) => `${folder}/${title}.json`;
export const print = (text: string) => process.stdout.write(text);

// The programs print to a pipe, so they only use colors if configured to, or if they detect CI.
const isTerminal = process.stdout.isTTY;

type StepOptions = {
  env?: Record<string, string>;
  show?: typeof print;
  /** The test files that the step is supposed to run. */
  given?: readonly string[];
};

async function runStep(
  title: string,
  args: string[],
  { env = {}, show = print, given = [] }: StepOptions = {},
): Promise<StepResult> {
  show(`\n${title}\n`);
  const file = reportOf(title);
  rmSync(file, { force: true });
  let output = '';
  const exitCode = await run(process.execPath, args, {
    env,
    output(text: string) {
      output += text;
      show(text);
    },
  });
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return resultOf({ title, exitCode, output, report, given });
}

export const runLint = () =>
  runStep('Format and lint', [
    ...['node_modules/@biomejs/biome/bin/biome', 'ci'],
    `--colors=${isTerminal ? 'force' : 'off'}`,
  ]);

export const runTypes = () =>
  runStep('Types', [
    ...['node_modules/typescript/bin/tsc', '--noEmit', '--incremental'],
    ...['--tsBuildInfoFile', `${folder}/types.tsbuildinfo`],
    ...(isTerminal ? ['--pretty'] : []),
  ]);

export const runLicenses = () => runStep('Licenses', ['scripts/package-check/check-licenses.ts']);

export const runSignatures = () =>
  runStep('Signatures', ['scripts/package-check/check-signatures.ts', reportOf('Signatures')]);

export const runBuild = (show: typeof print) =>
  runStep('Build', ['scripts/setup.mjs', 'build'], { show });

const vitest = (title: string, workers: number) => [
  ...['node_modules/vitest/vitest.mjs', 'run', ...(isTerminal ? ['--color'] : [])],
  ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(title)}`],
  `--maxWorkers=${workers}`,
  // Would leave out all other tests of the file.
  '--allowOnly=false',
];

type TestRun = { files: readonly string[]; extent: Extent; show?: typeof print };

export const unitTitles: Record<Engine, string> = {
  SQLite: 'Unit and integration',
  PostgreSQL: 'On PostgreSQL',
};

export function testOn(
  engine: Engine,
  { files, extent, show = print, workers = 1 }: TestRun & { workers?: number },
) {
  const title = unitTitles[engine];
  // Vitest would match a relative path against other files as well.
  const args = [...vitest(title, workers), ...files.map((file) => resolve(file))];
  const env = {
    NODE_ENV: 'test',
    TEST_SERVER: 'built',
    TEST_EXTENT: extent,
    // Tests start many processes from source, which load twice as fast with this, as in production.
    NODE_COMPILE_CACHE: resolve(folder, 'compile-cache'),
    ...(engine === 'PostgreSQL' && { TEST_DATABASE: 'postgres' }),
    ...(!isTerminal && { NO_COLOR: '1' }),
  };
  return runStep(title, args, { env, show, given: files });
}

export const browserTitle = 'Browser';

export async function testInBrowser({ files, extent, show = print }: TestRun) {
  const title = browserTitle;
  const args = [
    ...['node_modules/@playwright/test/cli.js', 'test', '--forbid-only'],
    ...(extent === 'short' ? ['--grep-invert=@long'] : []),
  ];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(title), TEST_EXTENT: extent };
  // Playwright expects regular expressions.
  const only = files.map((file) => `${resolve(file).replace(/[.]/g, '\\.')}$`);
  try {
    await provideBrowser();
    return runStep(title, [...args, '--reporter=list,json', ...only], { env, show, given: files });
  } catch (error) {
    return resultOf({ title, exitCode: 1, output: (error as Error).message, given: files });
  }
}

export function listedByGit(...patterns: string[]): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns];
  const files = execFileSync('git', args, { encoding: 'utf8' }).split('\n');
  return files.filter((file) => file !== '' && existsSync(file));
}
