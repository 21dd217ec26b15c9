/** Every test that opens a database runs on PostgreSQL too, except those named here. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { importedFiles } from '../import-direction.ts';

export const postgresOnly: readonly string[] = [
  'scripts/cluster/',
  'scripts/move/',
  'server/pages/unreachable-database.test.ts',
];

/** Tests get their databases from this file, also through the app or the server process that they start. */
const databaseBuilder = 'db/testing/database.ts';

const sqliteOnly = [
  'db/sqlite/',
  // Plans, files and descriptors are SQLite's own.
  'db/query-plan.test.ts',
  'server/rest/full-disk.test.ts',
  'server/data-folder.test.ts',
  'server/file-descriptor.test.ts',
];

/** No row matters to these, which load a whole server with images, pages and faults for a minute or more. */
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
