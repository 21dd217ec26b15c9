// Forwards signals to the program that it runs, and exits after it: with a server's own exit code, and after any other
// program with the code of the signal.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { resolve } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { watchParent } from './watch-parent.mjs';

/** How long to wait for piped output after the exit, in milliseconds. */
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
      // A terminal also sends signals to the program itself. SIGHUP may be repeated, because it restarts a cluster's
      // processes.
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
      // Piped output may arrive after the exit, but a program left running may keep the pipe open.
      if (output)
        await Promise.race([
          once(child, 'close'),
          setTimeout(longestPipe, undefined, { ref: false }),
        ]);
      finish(code ?? exitCodeOf(signal));
    });
  });
}

// Replaces this process with the program, so that no parent has to forward signals and take up memory. Does nothing on
// Windows and older versions of Node, which can't do this.
export function replaceProcess(command, args, env) {
  if (process.platform === 'win32' || !process.execve) return;
  const program = resolve(command);
  process.execve(program, [program, ...args], { ...process.env, ...env });
}

function exitCodeOf(signal) {
  return 128 + constants.signals[signal];
}
