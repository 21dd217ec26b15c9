import { onTestFinished } from 'vitest';
import { openDatabase } from '../open.ts';
import { testDatabase } from './database.ts';

/** One database opened twice, as two processes do, until the test has finished. */
export async function openInTwoProcesses() {
  const database = await testDatabase();
  const other = await openDatabase(database.address);
  onTestFinished(async () => {
    await other.close();
    await database.close();
  });
  return { database, other };
}

export type TwoProcesses = Awaited<ReturnType<typeof openInTwoProcesses>>;
