// Runs on PostgreSQL too: no other test there names a process in leases.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hasEnded, processName } from './process-name.ts';
import { takeLease } from './repositories/operation/lease.ts';
import { announceProcess } from './running-process.ts';
import { testDatabase } from './testing/database.ts';

const [space] = processName.split('|');

/** Starts a program that runs until the end of the test, and returns its first line. */
async function firstLineOf(command: string, args: string[]): Promise<string> {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = await once(child.stdout, 'data');
  return String(line).trim();
}

/** A shell that was replaced by another program never reaps its child. */
async function zombie(): Promise<string> {
  const pids = await firstLineOf('sh', ['-c', 'sleep 600 & echo $! $$; exec sleep 600']);
  const [pid = '', parent] = pids.split(' ');
  await expect.poll(() => readFileSync(`/proc/${parent}/comm`, 'utf8')).toBe('sleep\n');
  process.kill(Number(pid), 'SIGKILL');
  await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ');
  return pid;
}

const nameOfOther = () =>
  firstLineOf(process.execPath, [
    '--eval',
    `import(${JSON.stringify(import.meta.resolve('./process-name.ts'))})
      .then(({ processName }) => console.log(processName));
    process.stdin.resume();`,
  ]);

describe.runIf(existsSync('/proc/self/stat'))('process states on Linux', () => {
  test('a killed process that its parent has not reaped counts as exited', async () => {
    expect(hasEnded(`${space}|${await zombie()}|another`)).toBe(true);
  });

  test('a site starts after a restore was killed and not reaped by its parent', async () => {
    const { db, close } = await testDatabase();
    onTestFinished(close);
    const holder = `${space}|${await zombie()}|another`;
    await takeLease(db, { name: 'replacement of the site', holder, milliseconds: 120_000 });
    await (await announceProcess(db))();
  });

  test('a running process counts as running, and an earlier process with the same PID as exited', async () => {
    const name = await nameOfOther();
    expect(hasEnded(name)).toBe(false);
    expect(hasEnded(name.replace(/\d+$/, '1'))).toBe(true);
  });

  test('accepts a name from an older version, without a time', async () => {
    const name = await nameOfOther();
    expect(hasEnded(name.replace(/ \d+$/, ''))).toBe(false);
  });
});
