import { readdirSync, readFileSync } from 'node:fs';

/** The resident memory of a process in MiB, shared pages included, as `ps` shows it. */
export const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Lists the processes that a process has started, and those that they have started. */
export function descendantsOf(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return children.flatMap((child) => [Number(child), ...descendantsOf(Number(child))]);
}
