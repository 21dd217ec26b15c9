import type { Kysely, KyselyPlugin } from 'kysely';
import type { Database } from '../../../db/tables.ts';

export class Crash extends Error {}

/** A database whose statements all fail after the given number, as if the process had been killed. */
export function crashingDatabase(db: Kysely<Database>, statements: number): Kysely<Database> {
  let left = statements;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      left -= 1;
      if (left <= 0) throw new Crash('The process was killed.');
      return result;
    },
  };
  return db.withPlugin(plugin);
}
