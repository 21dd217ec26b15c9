/**
 * Each message requests a checkpoint in a given mode. The connection is closed afterwards, so that the thread can be
 * terminated at any time. Modes other than PASSIVE block writes, so most of the work is done beforehand.
 */
import { parentPort, workerData } from 'node:worker_threads';
import SQLite from 'better-sqlite3';

/** In milliseconds. Other writers may have to wait this long too. */
const timeout = 100;

parentPort?.on('message', (mode) => {
  const connection = new SQLite(workerData, { fileMustExist: true, timeout });
  let [result] = connection.pragma('wal_checkpoint(PASSIVE)');
  if (mode !== 'PASSIVE') [result] = connection.pragma(`wal_checkpoint(${mode})`);
  connection.close();
  parentPort?.postMessage(result.busy === 0);
});
