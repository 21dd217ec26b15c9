/** Each message asks for one checkpoint. The connection is closed after it, so that the thread can be ended at any time. */
import { parentPort, workerData } from 'node:worker_threads';
import SQLite from 'better-sqlite3';

parentPort?.on('message', () => {
  const connection = new SQLite(workerData, { fileMustExist: true });
  connection.pragma('wal_checkpoint(PASSIVE)');
  connection.close();
  parentPort?.postMessage('done');
});
