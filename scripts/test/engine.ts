/**
 * Tests run on SQLite, and those that open a database run on PostgreSQL too. A test file that needs only one engine
 * says so at the top: "Runs on SQLite only: <reason>."
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { importedFiles } from '../import-direction.ts';

export type Engine = 'SQLite' | 'PostgreSQL';

/** Every test database comes from this file, including those of an app or server process that a test starts. */
const databaseBuilder = 'db/testing/database.ts';

const note = /^(?:\/\/|\/\*\*| \*) Runs on (SQLite|PostgreSQL) only: (.+)/m;

/** Returns the engine that a test file is limited to, with the reason. */
export function onlyEngine(source: string): { engine: Engine; reason: string } | undefined {
  const [, engine, reason = ''] = note.exec(source) ?? [];
  return engine ? { engine: engine as Engine, reason } : undefined;
}

export const testFiles =
  '{contract,messages,sample,db,search-index,server,src,scripts}/**/*.test.{ts,tsx}';

export const listTests = (): string[] =>
  globSync(testFiles, { exclude: ['**/node_modules'] }).sort();

export function testsOn(engine: Engine): string[] {
  const opensDatabase = importSearch(databaseBuilder);
  return listTests().filter((test) => {
    const only = onlyEngine(readFileSync(test, 'utf8'));
    if (only) return only.engine === engine;
    return engine === 'SQLite' || opensDatabase(test);
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
