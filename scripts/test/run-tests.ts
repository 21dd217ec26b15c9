/** Runs the checks and, without `--checks`, every test. The last line adds up what all of them counted. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { run } from '../setup/run.mjs';
import { provideBrowser } from './browser.ts';
import { type Count, countTests, errorWithoutTest, summary } from './count.ts';
import { testsOn } from './engine.ts';

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
  let said = '';
  const output = (text: string) => {
    said += text;
    show(text);
  };
  const code = await run(process.execPath, args, { env, output });
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  counts.push(countTests(code, report));
  errors.push(...errorWithoutTest(title, said, code, report));
  return code === 0;
}

/** Another step prints meanwhile, so this one's output is shown when it has ended. */
function stepBeside(...[title, args, env]: Parameters<typeof step>) {
  let said = '';
  const ended = step(title, args, env, (text) => {
    said += text;
    return true;
  });
  return async () => {
    await ended;
    print(said);
  };
}

// The programs print into a pipe, and colour it only where they are told to, or as soon as they see CI.
const isTerminal = process.stdout.isTTY;

const builtServer = { TEST_SERVER: 'built' };
const testEnvironment = {
  ...{ NODE_ENV: 'test', ...builtServer },
  ...(!isTerminal && { NO_COLOR: '1' }),
};
const vitest = (title: string) => [
  ...['node_modules/vitest/vitest.mjs', 'run', ...(isTerminal ? ['--color'] : [])],
  ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(title)}`],
  '--maxWorkers=2',
];

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

// Tests start the server itself, which serves what was built.
if (!process.argv.includes('--checks') && (await step('Build', ['scripts/setup.mjs', 'build']))) {
  // The one waits while the other works: side by side they take a sixth less time.
  const onSqlite = 'Unit and integration';
  const onPostgres = 'On PostgreSQL';
  const showPostgres = stepBeside(onPostgres, [...vitest(onPostgres), ...testsOn('PostgreSQL')], {
    ...testEnvironment,
    TEST_DATABASE: 'postgres',
  });
  await step(onSqlite, [...vitest(onSqlite), ...testsOn('SQLite')], testEnvironment);
  await showPostgres();
  try {
    await provideBrowser();
    const title = 'Browser';
    await step(title, ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
      ...builtServer,
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(title),
    });
  } catch (error) {
    counts.push(countTests(1));
    errors.push((error as Error).message);
  }
}

for (const error of errors) console.log(`\n${error}`);
console.log(`\n${summary(counts)}`);
process.exitCode = counts.some(({ failed }) => failed > 0) ? 1 : 0;
