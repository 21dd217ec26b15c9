/** Runs the checks and, without `--checks`, every test. The last line sums up all results. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { run } from '../setup/run.mjs';
import { provideBrowser } from './browser.ts';
import { type Count, countTests, errorWithoutTest, summary } from './count.ts';
import { type Engine, testsOn } from './engine.ts';

const folder = 'node_modules/.cache/aceboard-test';
mkdirSync(folder, { recursive: true });
const counts: Count[] = [];
const errors: string[] = [];

const reportOf = (title: string) => `${folder}/${title}.json`;
const print = (text: string) => process.stdout.write(text);

async function step(
  title: string,
  args: string[],
  env: Record<string, string> = {},
  show = print,
): Promise<boolean> {
  show(`\n${title}\n`);
  const file = reportOf(title);
  rmSync(file, { force: true });
  let printed = '';
  const output = (text: string) => {
    printed += text;
    show(text);
  };
  const code = await run(process.execPath, args, { env, output });
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  counts.push(countTests(code, report));
  errors.push(...errorWithoutTest(title, printed, code, report));
  return code === 0;
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

const builtServer = { TEST_SERVER: 'built' };
const testEnvironment = {
  NODE_ENV: 'test',
  ...builtServer,
  ...(!isTerminal && { NO_COLOR: '1' }),
};
const vitest = (title: string) => [
  ...['node_modules/vitest/vitest.mjs', 'run', ...(isTerminal ? ['--color'] : [])],
  ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(title)}`],
  '--maxWorkers=2',
];

/** Resolves paths, because Vitest would match a relative path against other files as well. */
const filesOn = (engine: Engine) => testsOn(engine).map((file) => resolve(file));

async function testOnPostgres(show: typeof print) {
  const title = 'On PostgreSQL';
  const env = { ...testEnvironment, TEST_DATABASE: 'postgres' };
  await step(title, [...vitest(title), ...filesOn('PostgreSQL')], env, show);
}

async function testInBrowser(show: typeof print) {
  const title = 'Browser';
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
  const env = { ...builtServer, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(title) };
  try {
    await provideBrowser();
    await step(title, playwright, env, show);
  } catch (error) {
    counts.push(countTests(1));
    errors.push((error as Error).message);
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

// Tests start the built server.
if (!process.argv.includes('--checks') && (await step('Build', ['scripts/setup.mjs', 'build']))) {
  // Each step spends a third of its time waiting, so two run in parallel.
  const beside = holdBack();
  const others = testOnPostgres(beside.show).then(() => testInBrowser(beside.show));
  const title = 'Unit and integration';
  await step(title, [...vitest(title), ...filesOn('SQLite')], testEnvironment);
  beside.release();
  await others;
}

for (const error of errors) console.log(`\n${error}`);
console.log(`\n${summary(counts)}`);
process.exitCode = counts.some(({ failed }) => failed > 0) ? 1 : 0;
