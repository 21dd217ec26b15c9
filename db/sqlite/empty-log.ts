/**
 * Deleted rows stay readable in SQLite's write-ahead log until other frames overwrite them. Emptying the log requires a
 * moment without readers and blocks other writes, so a thread tries for a tenth of a second at a time.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { projectFile } from '../project-file.ts';

const program = projectFile('db/sqlite/checkpoint-thread.mjs');

const attempts = 20;
const pause = 1_000;

export async function emptyLog(file: string, signal: AbortSignal): Promise<void> {
  const thread = new Worker(program, { workerData: file });
  try {
    for (let attempt = 1; attempt <= attempts && !signal.aborted; attempt += 1) {
      thread.postMessage('TRUNCATE');
      const [isDone] = await once(thread, 'message');
      if (isDone) return;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  } finally {
    await thread.terminate();
  }
  if (signal.aborted) return;
  // Not an error: Litestream always reads the log, so the nightly job would fail every night.
  process.emitWarning(
    "Another program is reading SQLite's write-ahead log, so deleted rows stay in it for now.",
  );
}
