/**
 * Each message names the mode of one checkpoint. The connection is closed after it, so that the thread can be ended at
 * any time. Other modes than PASSIVE make writes wait, so most of the work is done before.
 */
import { parentPort, workerData } from 'node:worker_threads';
import SQLite from 'better-sqlite3';

/** In milliseconds. Others wait for as long. */
const timeout = 100;

parentPort?.on('message', (mode) => {
  const connection = new SQLite(workerData, { fileMustExist: true, timeout });
  let [result] = connection.pragma('wal_checkpoint(PASSIVE)');
  if (mode !== 'PASSIVE') [result] = connection.pragma(`wal_checkpoint(${mode})`);
  connection.close();
  parentPort?.postMessage(result.busy === 0);
});
