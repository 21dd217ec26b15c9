/** Runs the checks and, without `--checks`, every test. The last line sums up all results. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { run } from '../setup/run.mjs';
import { provideBrowser } from './browser.ts';
import { type Engine, testsOn } from './engine.ts';
import { hasFailed, resultOf, type StepResult, summary, unrunFiles } from './step-result.ts';

const folder = 'node_modules/.cache/aceboard-test';
mkdirSync(folder, { recursive: true });
const results: StepResult[] = [];

const reportOf = (title: string) => `${folder}/${title}.json`;
const print = (text: string) => process.stdout.write(text);

type StepOptions = {
  env?: Record<string, string>;
  show?: typeof print;
  /** The test files that the step has to run. */
  given?: readonly string[];
};

async function step(
  title: string,
  args: string[],
  { env = {}, show = print, given = [] }: StepOptions = {},
): Promise<boolean> {
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
  results.push(resultOf({ title, exitCode, output, report, given }));
  return exitCode === 0;
}

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

// The programs print to a pipe, so they only use colours if told to, or if they detect CI.
const isTerminal = process.stdout.isTTY;

const testEnvironment = {
  NODE_ENV: 'test',
  TEST_SERVER: 'built',
  ...(!isTerminal && { NO_COLOR: '1' }),
};
const vitest = (title: string) => [
  ...['node_modules/vitest/vitest.mjs', 'run', ...(isTerminal ? ['--color'] : [])],
  ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(title)}`],
  '--maxWorkers=2',
  // Would leave out all other tests of the file.
  '--allowOnly=false',
];

function listedByGit(...patterns: string[]): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns];
  const files = execFileSync('git', args, { encoding: 'utf8' }).split('\n');
  return files.filter((file) => file !== '' && existsSync(file));
}

async function testOn(engine: Engine, title: string, more: Record<string, string>, show = print) {
  const given = testsOn(engine);
  // Vitest would match a relative path against other files as well.
  const args = [...vitest(title), ...given.map((file) => resolve(file))];
  await step(title, args, { env: { ...testEnvironment, ...more }, show, given });
}

async function testInBrowser(show: typeof print) {
  const title = 'Browser';
  const given = listedByGit('*.spec.ts');
  const playwright = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--forbid-only',
    '--reporter=list,json',
  ];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(title) };
  try {
    await provideBrowser();
    await step(title, playwright, { env, show, given });
  } catch (error) {
    results.push(resultOf({ title, exitCode: 1, output: (error as Error).message, given }));
  }
}

await step('Format and lint', [
  'node_modules/@biomejs/biome/bin/biome',
  'ci',
  `--colors=${isTerminal ? 'force' : 'off'}`,
]);
await step('Types', [
  'node_modules/typescript/bin/tsc',
  '--noEmit',
  ...(isTerminal ? ['--pretty'] : []),
]);
await step('Licenses', ['scripts/package-check/check-licenses.ts']);
await step('Signatures', ['scripts/package-check/check-signatures.ts', reportOf('Signatures')]);

const unrun: string[] = [];
// Tests start the built server.
if (!process.argv.includes('--checks') && (await step('Build', ['scripts/setup.mjs', 'build']))) {
  // Each step spends a third of its time waiting, so two run in parallel.
  const beside = holdBack();
  const others = testOn(
    'PostgreSQL',
    'On PostgreSQL',
    { TEST_DATABASE: 'postgres' },
    beside.show,
  ).then(() => testInBrowser(beside.show));
  await testOn('SQLite', 'Unit and integration', {});
  beside.release();
  await others;
  const named = listedByGit('*.test.*', '*.tests.*', '*.spec.*', '*.specs.*');
  const testFiles = named.filter((file) => /\.(test|spec)s?\.[cm]?[jt]sx?$/.test(file));
  unrun.push(...unrunFiles(results, testFiles));
}

const faults = [...results.flatMap((result) => result.faults), ...unrun];
for (const fault of faults) console.log(`\n${fault}`);
console.log(`\n${summary(results, unrun)}`);
process.exitCode = hasFailed(results, unrun) ? 1 : 0;
