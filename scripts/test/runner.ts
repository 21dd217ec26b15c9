import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../setup/run.mjs';
import { provideBrowser } from './browser.ts';
import { type Count, countPlaywright, countVitest, oneFailed, onePassed } from './count.ts';

// Both colour even what goes to a file, as soon as they see CI.
const inTerminal = process.stdout.isTTY;
const biomeColours = inTerminal ? [] : ['--colors=off'];
const vitestColours: Record<string, string> = inTerminal ? {} : { NO_COLOR: '1' };

export function formatAndLint(): Promise<Count> {
  return check('Format and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', ...biomeColours]);
}

export function types(): Promise<Count> {
  return check('Types', ['node_modules/typescript/bin/tsc', '--noEmit']);
}

/** Some of these start the server itself, which serves what was built. */
export async function unitAndIntegration(): Promise<Count> {
  if (!(await built())) return oneFailed;
  return suite('Unit and integration', countVitest, (report) => [
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { NODE_ENV: 'test', ...vitestColours },
  ]);
}

export async function browser(): Promise<Count> {
  if (!(await built())) return oneFailed;
  if (!(await provideBrowser())) {
    console.error('No browser was found, and none could be installed.');
    return oneFailed;
  }
  return suite('Browser', countPlaywright, (report) => [
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  ]);
}

async function built(): Promise<boolean> {
  if ((await runNode(['scripts/setup.mjs', 'build'])) === 0) return true;
  console.error('There is no build to test.');
  return false;
}

async function check(title: string, program: string[]): Promise<Count> {
  announce(title);
  return (await runNode(program)) === 0 ? onePassed : oneFailed;
}

type Program = [args: string[], env: Record<string, string>];

async function suite<Report>(
  title: string,
  count: (report: Report) => Count,
  program: (reportFile: string) => Program,
): Promise<Count> {
  announce(title);
  const folder = await mkdtemp(join(tmpdir(), 'aceboard-test-'));
  const file = join(folder, 'report.json');
  try {
    const code = await runNode(...program(file));
    const counted = count(JSON.parse(await readFile(file, 'utf8')));
    return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  } catch (error) {
    console.error(`${title}: no report to read.`, error);
    return oneFailed;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function runNode(args: string[], env: Record<string, string> = {}): Promise<number> {
  return run(process.execPath, args, { env });
}

function announce(title: string) {
  console.log(`\n${title}`);
}
