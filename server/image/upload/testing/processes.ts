/** Inspects a process's children and their memory through /proc, which only Linux has. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export const canWatch = existsSync('/proc/self/smaps_rollup');

/** The process may already have exited. */
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

/** A newly forked child still has its parent's command. */
export const commandOf = (pid: number) => read(pid, 'cmdline');

/** An exited process keeps an entry until its parent has read the exit code. */
export const isRunning = (pid: number) => /\) [^ZX] /.test(read(pid, 'stat'));

/** Pss counts shared memory once. */
const bytesOf = (pid: number) =>
  Number(/^Pss:\s+(\d+) kB/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) * 1024;

/** Returns a function that stops watching and returns the peak. */
export function watchMemory(pid: number): () => number {
  let peak = 0;
  const look = () => {
    const now = [pid, ...childrenOf(pid)].map(bytesOf);
    peak = Math.max(
      peak,
      now.reduce((sum, bytes) => sum + bytes, 0),
    );
  };
  const looking = setInterval(look, 50);
  return () => {
    clearInterval(looking);
    look();
    return peak;
  };
}
