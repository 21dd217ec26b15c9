// Whoever asks this process to stop means the one it started: the wish is passed on, its end waited for, and then
// this process ends too. A server's own code is the answer; any other program was cut short, whatever it says.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';

const wishesToStop = ['SIGINT', 'SIGTERM', 'SIGHUP'];

export function run(command, args, { env, quiet = false, server = false, timeout } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['inherit', quiet ? 'ignore' : 'inherit', 'inherit', ...(server ? ['ipc'] : [])],
      timeout,
    });

    let wish;
    const passOn = (signal) => {
      if (signal === wish) return;
      wish = signal;
      child.kill(signal);
    };
    const watch = whenParentIsGone(() => passOn('SIGTERM'));
    const finish = (code) => {
      if (wish) process.exit(server ? code : codeOf(wish));
      clearInterval(watch);
      for (const signal of wishesToStop) process.off(signal, passOn);
      resolve(code);
    };

    for (const signal of wishesToStop) process.on(signal, passOn);
    child.on('error', (error) => {
      console.error(error.message);
      finish(1);
    });
    child.on('exit', (code, signal) => finish(code ?? codeOf(signal)));
  });
}

// A killed npm, and the shell between, pass no signal on; that another process became the parent tells of it.
function whenParentIsGone(then) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && then(), 200);
}

function codeOf(signal) {
  return 128 + constants.signals[signal];
}
