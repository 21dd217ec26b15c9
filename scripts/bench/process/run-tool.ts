/** Benchmarks run their tools as programs instead of importing them, so that the project works without them. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { endWithBench } from './end-with-bench.ts';

const run = promisify(execFile);

export async function runTool<Report>(
  program: 'autocannon/autocannon.js' | 'lighthouse/cli/index.js',
  args: string[],
  env: Record<string, string> = {},
): Promise<Report> {
  const running = run(
    process.execPath,
    [join(import.meta.dirname, '../tools/node_modules', program), ...args],
    { env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 },
  );
  // The only signal on which Lighthouse closes its browser.
  endWithBench(running.child, () => running.child.kill('SIGINT'));
  try {
    return JSON.parse((await running).stdout);
  } catch (error) {
    throw new Error(`${program} failed: ${(error as { stderr?: string }).stderr || error}`);
  }
}
