/** Stops the programs that a benchmark started when it exits, even on an error or a signal. */
import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';

const running = new Map<ChildProcess, () => void>();

// Runs before temporary folders are deleted, because the programs may still write to them.
process.prependListener('exit', () => {
  for (const end of running.values()) end();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(128 + constants.signals[signal]));
}

export function endWithBench<Child extends ChildProcess>(
  child: Child,
  end: () => void = () => child.kill(),
): Child {
  running.set(child, end);
  child.once('exit', () => running.delete(child));
  return child;
}
