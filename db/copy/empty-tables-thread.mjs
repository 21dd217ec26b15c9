/** Runs statements on a copy of the database that nothing else has opened yet. Large tables would block the process. */
import { workerData } from 'node:worker_threads';
import SQLite from 'better-sqlite3';

const { file, statements } = workerData;
const copy = new SQLite(file, { fileMustExist: true });
// Needs no sync, because a copy that is lost is made again, and no overwriting, because its file is deleted soon.
copy.pragma('synchronous = off');
copy.pragma('secure_delete = off');
copy.pragma('foreign_keys = off');
copy.exec('begin');
for (const { sql, values } of statements) copy.prepare(sql).run(values);
copy.exec('commit');
copy.close();
