/** A program beside the cluster that can be killed and started again on the same port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { endWithBench } from '../bench/process/end-with-bench.ts';

type Program = { command: string; args: string[]; variables?: Record<string, string>; url: string };

export async function startService({ command, args, variables, url }: Program) {
  let child: ChildProcess;

  /** Returns once it answers, whatever it says. */
  async function start() {
    child = endWithBench(
      spawn(command, args, { env: { ...process.env, ...variables }, stdio: 'ignore' }),
      () => child.kill('SIGKILL'),
    );
    while (!(await fetch(url).then(Boolean, () => false))) await wait(20);
  }

  await start();
  return {
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    startAgain: start,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export type Service = Awaited<ReturnType<typeof startService>>;
