/** Processes that others started, and what they take. Only Linux says it, in /proc. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export const canWatch = existsSync('/proc/self/smaps_rollup');

/** A process may end while it is read of. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

const parentOf = (pid: number) => Number(/\) \S (\d+) /.exec(read(pid, 'stat'))?.[1]);

export const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((found) => found > 0 && parentOf(found) === pid);

/** A process that ended and was not asked about yet still has its entry. */
export const isRunning = (pid: number) => /\) [^ZX] /.test(read(pid, 'stat'));

/** What processes share is counted once. */
const bytesOf = (pid: number) =>
  Number(/^Pss:\s+(\d+) kB/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) * 1024;

/** Answers, when called, the most that there was since. */
export function watchMemory(pid: number): () => number {
  let most = 0;
  const look = () => {
    const now = [pid, ...childrenOf(pid)].map(bytesOf);
    most = Math.max(
      most,
      now.reduce((sum, bytes) => sum + bytes, 0),
    );
  };
  const looking = setInterval(look, 50);
  return () => {
    clearInterval(looking);
    look();
    return most;
  };
}
