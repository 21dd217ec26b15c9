import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rooms, wrongImports } from './import-direction.ts';

test('fails when an import goes the wrong way', () => {
  const files = globSync(rooms.map((room) => `${room}/**/*.{ts,tsx}`));
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap((file) => wrongImports(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  ['server/contract/product.ts', "import { findProduct } from '../resources/product.ts'"],
  ['server/contract/product.ts', "import { readFileSync } from 'node:fs'"],
  ['src/page.tsx', "import { requireReferences } from '#contract/../resources.ts'"],
  ['db/ordering.ts', "import { open } from '../search-index/open.ts'"],
  ['db/ordering.ts', "export { app } from '../server/app.ts'"],
  ['db/ordering.ts', "import type { App } from '../server/app.ts'"],
  ['search-index/open.ts', "await import('../server/app.ts')"],
  ['server/app.ts', "import { Page } from '../src/page.tsx'"],
  ['server/app.ts', "import { sql } from 'kysely'"],
  ['server/app.ts', "import { type Kysely } from 'kysely'"],
  ['server/app.ts', "import type Database from 'better-sqlite3'"],
  ['server/app.ts', "import { MeiliSearch } from 'meilisearch'"],
  ['search-index/open.ts', "import { jsonArrayFrom } from 'kysely/helpers/sqlite'"],
  ['src/trpc.ts', "import { appRouter } from '../server/trpc/router.ts'"],
  ['src/trpc.ts', "import type { App } from '../server/app.ts'"],
  ['src/admin/page.tsx', "import { db } from '../../db/client.ts'"],
])('%s may not say: %s', (file, code) => {
  expect(wrongImports(file, code)).toHaveLength(1);
});

test.each([
  ['server/contract/product.ts', "import { name } from './field.ts'"],
  ['db/ordering.ts', "import { product } from '#contract/catalogue/product.ts'"],
  ['db/repositories/catalogue/product.ts', "import { sql } from 'kysely'"],
  ['search-index/meilisearch.ts', "import { MeiliSearch } from 'meilisearch'"],
  ['server/resources/product.ts', "import type { Transaction } from 'kysely'"],
  ['server/main.ts', "import { fill } from '../scripts/seed/catalogue.ts'"],
  ['server/app.ts', "import { version } from '../package.json'"],
  ['src/trpc.ts', "import type { AppRouter } from '../server/trpc/router.ts'"],
  ['src/entry-server.tsx', "import type { Site } from '../server/site.ts'"],
])('%s may say: %s', (file, code) => {
  expect(wrongImports(file, code)).toEqual([]);
});
