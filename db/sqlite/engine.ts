import type { Engine, OnQuery } from '../engine.ts';
import { connect, withLongTimeout } from './connection.ts';
import { watchVersion } from './watch-version.ts';

export function sqliteEngine(file: string, onQuery?: OnQuery): Engine {
  const db = connect(file, onQuery);
  return {
    db,
    withLongTimeout: (work) => withLongTimeout(db, work),
    watchVersion: async () => watchVersion(file),
  };
}
