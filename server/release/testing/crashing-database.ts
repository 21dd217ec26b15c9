import type { Kysely, KyselyPlugin } from 'kysely';
import type { Database } from '../../../db/tables.ts';

export class Crash extends Error {}

/** A database that fails after so many statements, and then at every further one, as when its process is killed. */
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
