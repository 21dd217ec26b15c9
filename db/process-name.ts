/** A process is named so that another one on the same machine can tell whether it has ended. */
import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';

const start = randomUUID();

/** A pid means something only below one start of one kernel, and in one container. Only Linux names both. */
function pidSpace(): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
}

const space = pidSpace() ?? start;

/** No other process has this name, nor has this one after its next start. */
export const processName: string = [space, process.pid, start].join('|');

/** Tells whether the process has certainly ended. Nothing is known of one on another machine. */
export function hasEnded(name: string): boolean {
  const [otherSpace, pid, otherStart] = name.split('|');
  if (otherSpace !== space || otherStart === start) return false;
  return Number(pid) === process.pid || !isRunning(Number(pid));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
