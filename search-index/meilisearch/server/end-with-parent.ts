/**
 * `node end-with-parent.ts PROGRAM ARGUMENTS` runs a program and stops it when the process that started this one exits,
 * even if that was killed. Runs in its own process group, so that Ctrl+C in the server's terminal doesn't reach the
 * program first.
 */
import { spawn } from 'node:child_process';

const killTimeout = 5000;

const [program = '', ...options] = process.argv.slice(2);
const child = spawn(program, options, { stdio: 'inherit' });

function end() {
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), killTimeout);
}

process.on('disconnect', end);
process.on('SIGTERM', end);
child.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 1));
