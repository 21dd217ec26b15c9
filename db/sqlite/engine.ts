import { type Engine, type OnQuery, systemClock } from '../engine.ts';
import { connect, withLongTimeout } from './connection.ts';
import { emptyLog } from './empty-log.ts';
import { watchVersion } from './watch-version.ts';

export function sqliteEngine(file: string, onQuery?: OnQuery, clock = systemClock): Engine {
  let onCommit = () => {};
  const db = connect(file, { onQuery, onCommit: () => onCommit(), clock });
  return {
    db,
    withLongTimeout: (work) => withLongTimeout(db, work),
    async watchVersion() {
      const version = watchVersion(file, clock);
      onCommit = version.onCommit;
      return version;
    },
    emptyLog: (signal) => emptyLog(file, signal),
  };
}
