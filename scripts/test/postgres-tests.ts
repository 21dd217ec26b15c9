/** Every test that opens a database runs on PostgreSQL too, except those named here. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { importedFiles } from '../import-direction.ts';

export const postgresOnly: readonly string[] = [
  'scripts/cluster/',
  'scripts/move/',
  'server/pages/unreachable-database.test.ts',
];

/** Every test database comes from this file, including those of an app or server process that a test starts. */
const databaseBuilder = 'db/testing/database.ts';

const sqliteOnly = [
  'db/sqlite/',
  // Query plans, files and descriptors are specific to SQLite.
  'db/query-plan.test.ts',
  'server/rest/full-disk.test.ts',
  'server/data-folder.test.ts',
  'server/file-descriptor.test.ts',
];

/** Tests that load a whole server for a minute or more, and don't depend on database rows. */
const withoutRows = [
  'server/image/upload/refusal.test.ts',
  'server/image/encode/encode-in-child.test.ts',
  'server/pages/page-queue.test.ts',
  'server/pages/render/built-pages.test.ts',
];

export const notOnPostgres: readonly string[] = [...sqliteOnly, ...withoutRows];

const isIn = (paths: readonly string[], test: string) =>
  paths.some((path) => test.startsWith(path));

export function postgresTests(): string[] {
  const imports = new Map<string, string[]>();
  const importsOf = (file: string): string[] => {
    const known = imports.get(file);
    if (known) return known;
    const isSource = /\.(m?[jt]s|tsx)$/.test(file) && existsSync(file);
    const found = isSource ? importedFiles(file, readFileSync(file, 'utf8')) : [];
    imports.set(file, found);
    return found;
  };
  const opensDatabase = (test: string) => {
    const reached = new Set([test]);
    for (const file of reached) for (const target of importsOf(file)) reached.add(target);
    return reached.has(databaseBuilder);
  };
  return globSync('{contract,messages,db,search-index,server,src,scripts}/**/*.test.{ts,tsx}', {
    exclude: ['**/node_modules'],
  })
    .filter((test) => !isIn(notOnPostgres, test))
    .filter((test) => isIn(postgresOnly, test) || opensDatabase(test))
    .sort();
}
