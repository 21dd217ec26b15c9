/** Gives each process a name that lets others on the same machine check whether it has exited. */
import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';

/**
 * Reads `/proc/<pid>/stat`, which only Linux has and may hide. The program's name, in parentheses, can contain any
 * character.
 */
function statusOf(pid: number | 'self') {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0], startedAt: fields[19] };
  } catch {
    return undefined;
  }
}

const start = [randomUUID(), statusOf('self')?.startedAt].filter(Boolean).join(' ');

/** A pid is only meaningful within one boot and one container. Only Linux identifies both. */
function pidSpace(): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
}

const space = pidSpace() ?? start;

/** Unique to this process and to this run. */
export const processName: string = [space, process.pid, start].join('|');

/** Returns true if the process has definitely exited. Can't check processes on other machines. */
export function hasEnded(name: string): boolean {
  const [otherSpace, pid, otherStart] = name.split('|');
  if (otherSpace !== space || otherStart === start) return false;
  // Names written by older versions contain no time.
  const startedAt = otherStart?.split(' ')[1];
  return Number(pid) === process.pid || !isRunning(Number(pid), startedAt);
}

/** A killed process keeps its pid until its parent reaps it; afterwards another process may get the pid. */
function isRunning(pid: number, startedAt: string | undefined): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const status = statusOf(pid);
  if (!status) return true;
  if (status.state === 'Z' || status.state === 'X') return false;
  return startedAt === undefined || startedAt === status.startedAt;
}
