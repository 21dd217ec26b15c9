// Runs in test:long only: starts several servers.
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { OpenDatabase } from '../../../db/open.ts';
import { writeOnlineCount } from '../../../db/repositories/visitor/online-count.ts';
import { allRows } from '../../../db/testing/database.ts';
import { hideTable } from '../../../db/testing/failure.ts';
import { openInTwoProcesses, type TwoProcesses } from '../../../db/testing/two-processes.ts';
import { onlineElsewhere } from './online-elsewhere.ts';
import { onlineVisitors } from './online-visitors.ts';

let database: TwoProcesses['database'];
let other: OpenDatabase;
beforeEach(async () => {
  ({ database, other } = await openInTwoProcesses());
});

/** Opens a process with its own visitors, which reports their number to the others. */
function openProcess({ db }: Pick<OpenDatabase, 'db'>) {
  const visitors = onlineVisitors();
  const elsewhere = onlineElsewhere(db, visitors);
  onTestFinished(async () => {
    visitors.close();
    await elsewhere.close();
  });
  function visit() {
    const counts: number[] = [];
    const leave = visitors.join({ ip: '10.0.0.1', sendCount: (count) => counts.push(count) });
    elsewhere.exchange();
    return { leave, lastCount: () => counts.at(-1) };
  }
  return { visit, close: elsewhere.close };
}

test('visitors of two processes are added up, and subtracted when they leave', async () => {
  const [one, two] = [openProcess(database), openProcess(other)];
  const first = one.visit();
  const second = two.visit();
  const third = two.visit();
  for (const { lastCount } of [first, second, third]) await expect.poll(lastCount).toBe(3);
  third.leave();
  for (const { lastCount } of [first, second]) await expect.poll(lastCount).toBe(2);
  second.leave();
  await expect.poll(first.lastCount).toBe(1);
  await expect.poll(() => allRows(database.db, 'online_count')).toHaveLength(1);
});

test('visitors of a process that exited or was killed no longer count', async () => {
  const [one, two] = [openProcess(database), openProcess(other)];
  await writeOnlineCount(database.db, { process: 'killed', visitors: 5, milliseconds: 10_000 });
  const first = one.visit();
  two.visit();
  await expect.poll(first.lastCount).toBe(7);
  await two.close();
  await expect.poll(first.lastCount).toBe(6);
  const killed = database.db.updateTable('online_count').where('process', '=', 'killed');
  await killed.set({ expires_at: 1 }).execute();
  await expect.poll(first.lastCount).toBe(1);
});

test('a process without visitors makes no database queries', async () => {
  const executed = vi.spyOn(database.db.getExecutor(), 'executeQuery');
  const [idle, busy] = [openProcess(database), openProcess(other)];
  const visitor = busy.visit();
  await writeOnlineCount(other.db, { process: 'another', visitors: 1, milliseconds: 10_000 });
  await expect.poll(visitor.lastCount).toBe(2);
  await idle.close();
  expect(executed).not.toHaveBeenCalled();
  executed.mockRestore();
});

test('a process’s first visitor is not shown an outdated sum', async () => {
  const one = openProcess(database);
  await writeOnlineCount(other.db, { process: 'another', visitors: 4, milliseconds: 60_000 });
  const first = one.visit();
  await expect.poll(first.lastCount).toBe(5);
  first.leave();
  await expect.poll(() => allRows(database.db, 'online_count')).toHaveLength(1);
  expect(one.visit().lastCount()).toBe(1);
});

test('while the database is unavailable the last sum stays, and counting resumes afterwards', async () => {
  const one = openProcess(database);
  await writeOnlineCount(other.db, { process: 'another', visitors: 4, milliseconds: 60_000 });
  const first = one.visit();
  await expect.poll(first.lastCount).toBe(5);
  const bringBack = await hideTable(database.db, 'online_count');
  const second = one.visit();
  await expect.poll(first.lastCount).toBe(6);
  await bringBack();
  await writeOnlineCount(other.db, { process: 'another', visitors: 5, milliseconds: 60_000 });
  await expect.poll(second.lastCount).toBe(7);
});
