/**
 * `npm test` runs each test on SQLite, and some on PostgreSQL too. `npm run test:long` also runs the long tests, and
 * runs every test that opens a database on both. A comment at the top of a test file decides:
 *
 *   Runs on PostgreSQL too: <the SQL that only this test proves there>
 *   Runs on SQLite only: <reason>, or Runs on PostgreSQL only: <reason>
 *   Runs in test:long only: <reason>
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { importedFiles } from '../import-direction.ts';

export type Engine = 'SQLite' | 'PostgreSQL';

/** Every test database is created by this file, including those of an app or server process that a test starts. */
const databaseBuilder = 'db/testing/database.ts';

const note = /^(?:\/\/|\/\*\*| \*) Runs on (SQLite|PostgreSQL) only: (.+)/m;
const bothNote = /^(?:\/\/|\/\*\*| \*) Runs on PostgreSQL too: (.+)/m;
const longNote = /^(?:\/\/|\/\*\*| \*) Runs in test:long only: (.+)/m;

/** Returns the engine that a test file is limited to, with the reason. */
export function onlyEngine(source: string): { engine: Engine; reason: string } | undefined {
  const [, engine, reason = ''] = note.exec(source) ?? [];
  return engine ? { engine: engine as Engine, reason } : undefined;
}

const read = (file: string) => readFileSync(file, 'utf8');

export const isLong = (file: string): boolean => longNote.test(read(file));

export const testFiles =
  '{contract,messages,sample,db,search-index,server,src,scripts}/**/*.test.{ts,tsx}';

export const listTests = (): string[] =>
  globSync(testFiles, { exclude: ['**/node_modules'] }).sort();

export type Extent = 'short' | 'long';

export function testsOn(engine: Engine, extent: Extent): string[] {
  const tests = listTests().filter((file) => extent === 'long' || !isLong(file));
  const opensDatabase = importSearch(databaseBuilder);
  const isOnBoth = (file: string) =>
    extent === 'long' ? opensDatabase(file) : bothNote.test(read(file));
  return tests.filter((file) => {
    const only = onlyEngine(read(file));
    if (only) return only.engine === engine;
    return engine === 'SQLite' || isOnBoth(file);
  });
}

/** Returns a predicate for files that import the given one, directly or indirectly. */
export function importSearch(wanted: string): (file: string) => boolean {
  const imports = new Map<string, string[]>();
  const importsOf = (file: string): string[] => {
    const known = imports.get(file);
    if (known) return known;
    const isSource = /\.(m?[jt]s|tsx)$/.test(file) && existsSync(file);
    const found = isSource ? importedFiles(file, readFileSync(file, 'utf8')) : [];
    imports.set(file, found);
    return found;
  };
  return (file) => {
    const reached = new Set([file]);
    for (const each of reached) for (const target of importsOf(each)) reached.add(target);
    return reached.has(wanted);
  };
}
