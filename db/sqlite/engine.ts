import type { Engine, OnQuery } from '../engine.ts';
import { connect, withLongTimeout } from './connection.ts';
import { emptyLog } from './empty-log.ts';
import { watchVersion } from './watch-version.ts';

export function sqliteEngine(file: string, onQuery?: OnQuery): Engine {
  let onCommit = () => {};
  const db = connect(file, { onQuery, onCommit: () => onCommit() });
  return {
    db,
    withLongTimeout: (work) => withLongTimeout(db, work),
    async watchVersion() {
      const version = watchVersion(file);
      onCommit = version.onCommit;
      return version;
    },
    emptyLog: (signal) => emptyLog(file, signal),
  };
}
