import type { Engine } from '../engine.ts';
import { connect, withLongTimeout } from './connection.ts';
import { watchVersion } from './watch-version.ts';

export function sqliteEngine(file: string): Engine {
  const db = connect(file);
  return {
    db,
    withLongTimeout: (work) => withLongTimeout(db, work),
    watchVersion: async () => watchVersion(file),
  };
}
