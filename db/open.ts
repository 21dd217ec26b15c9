import { addNewLanguages } from './add-language.ts';
import { migrate } from './migrate.ts';
import { connect, withLongTimeout } from './sqlite/connection.ts';
import { watchVersion } from './sqlite/watch-version.ts';

/** An open database is migrated and has rows for every language. Caches depend on its `version`. */
export async function openDatabase(file: string) {
  const db = connect(file);
  try {
    await withLongTimeout(db, async () => {
      await migrate(db);
      await addNewLanguages(db);
    });
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const version = watchVersion(file);
  return {
    db,
    version,
    async close() {
      version.close();
      await db.destroy();
    },
  };
}

export type OpenDatabase = Awaited<ReturnType<typeof openDatabase>>;
