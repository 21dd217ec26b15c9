/** Benches run their tools as programs and import nothing of them, so the rest of the project needs no tool installed. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export async function runTool<Report>(
  program: 'autocannon/autocannon.js' | 'lighthouse/cli/index.js',
  args: string[],
  env: Record<string, string> = {},
): Promise<Report> {
  const { stdout } = await run(
    process.execPath,
    [join(import.meta.dirname, '../tools/node_modules', program), ...args],
    { env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}
