/** Reads a process's resource usage on Linux. Elsewhere it is 0, and benchmarks omit the figure. */
import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';

/** The resident memory in MiB, including shared pages, as shown by `ps`. */
export const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(processFile(pid, 'status'))?.[1] ?? 0) / 1024;

/** The highest resident memory so far, in MiB. Processes that have ended had none. */
export function peakMemoryOf(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(processFile(pid, 'status'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Linux reports hundredths of a second. */
export function cpuSecondsOf(pid: number): number {
  const fields = processFile(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
}

const processFile = (pid: number, name: string) =>
  process.platform === 'linux' ? readFileSync(`/proc/${pid}/${name}`, 'utf8') : '';

/** Lists all descendants of a process. */
export function descendantsOf(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return children.flatMap((child) => [Number(child), ...descendantsOf(Number(child))]);
}
