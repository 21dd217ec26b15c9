// A signal to this process is meant for the program that it runs: the signal is forwarded, and this process ends
// after the program. It exits with a server's own code, and with that of the signal after any other program.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { resolve } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { watchParent } from './watch-parent.mjs';

/** In milliseconds, after the exit. */
const longestPipe = 3_000;

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

export function run(command, args, { env, quiet = false, server = false, output, timeout } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: [
        'inherit',
        output ? 'pipe' : quiet ? 'ignore' : 'inherit',
        output ? 'pipe' : 'inherit',
        ...(server ? ['ipc'] : []),
      ],
      timeout,
    });

    let received;
    const forward = (signal) => {
      // A terminal sends a signal to the program too; SIGHUP restarts the processes of a cluster as often as it comes.
      if (signal === received && signal !== 'SIGHUP') return;
      received = signal;
      child.kill(signal);
    };
    const watch = watchParent(() => forward('SIGTERM'));
    const finish = (code) => {
      if (received) process.exit(server ? code : exitCodeOf(received));
      clearInterval(watch);
      for (const signal of stopSignals) process.off(signal, forward);
      done(code);
    };

    for (const signal of stopSignals) process.on(signal, forward);
    child.on('error', (error) => {
      console.error(error.message);
      finish(1);
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => output(text));
    }
    child.on('exit', async (code, signal) => {
      // What is piped may arrive after the exit, but a program that it left running may hold the pipe open.
      if (output)
        await Promise.race([
          once(child, 'close'),
          setTimeout(longestPipe, undefined, { ref: false }),
        ]);
      finish(code ?? exitCodeOf(signal));
    });
  });
}

// The program takes the place of this process: signals and exit codes are its own, and no memory is spent on waiting.
// Windows cannot do so, nor can an older Node; there the call does nothing.
export function replaceProcess(command, args, env) {
  if (process.platform === 'win32' || !process.execve) return;
  const program = resolve(command);
  process.execve(program, [program, ...args], { ...process.env, ...env });
}

function exitCodeOf(signal) {
  return 128 + constants.signals[signal];
}
