import { loadOfferTexts } from '../messages/offer-text.ts';
import { type Clock, type Engine, type OnQuery, systemClock } from './engine.ts';
import { sqliteEngine } from './sqlite/engine.ts';
import { openFailure } from './sqlite/open-failure.ts';
import { addNewLanguages } from './start/add-language.ts';
import { migrate } from './start/migrate.ts';

export const isPostgresUrl = (address: string) => /^postgres(?:ql)?:\/\//i.test(address);

/** Opens the file of an SQLite database or the URL of a PostgreSQL database. */
export async function openEngine(address: string, onQuery?: OnQuery): Promise<Engine> {
  if (!isPostgresUrl(address)) return sqliteEngine(address, onQuery);
  const { postgresEngine } = await import('./postgres/engine.ts');
  return postgresEngine(address, { onQuery });
}

/** Opens and migrates a database, and adds rows for new languages. Caches depend on its `version`. */
export async function openDatabase(address: string, onQuery?: OnQuery) {
  return isPostgresUrl(address)
    ? open(await openEngine(address, onQuery))
    : openFile(address, { onQuery });
}

/** A file can have its own clock, so that a copy shows another moment. */
export async function openFile(
  file: string,
  { onQuery, clock = systemClock }: { onQuery?: OnQuery | undefined; clock?: Clock },
) {
  try {
    return await open(sqliteEngine(file, onQuery, clock));
  } catch (error) {
    throw openFailure(error, file);
  }
}

async function open({ db, withLongTimeout, watchVersion, emptyLog }: Engine) {
  try {
    await withLongTimeout(async () => {
      await migrate(db);
      await addNewLanguages(db);
    });
    await loadOfferTexts();
    const version = await watchVersion();
    return {
      db,
      version,
      withLongTimeout,
      emptyLog,
      async close() {
        await version.close();
        await db.destroy();
      },
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

export type OpenDatabase = Awaited<ReturnType<typeof openDatabase>>;
