import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  fullFolders,
  importCircle,
  importGraph,
  layers,
  wrongImports,
} from './import-direction.ts';

const sourcesIn = (folders: readonly string[]) =>
  globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx,mjs}`),
    { exclude: ['**/node_modules'] },
  )
    .filter((file) => !file.includes('.gen.'))
    .map((file) => ({ file, code: readFileSync(file, 'utf8') }));

test('imports only point down the layers', () => {
  const sources = sourcesIn(layers);
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.flatMap(({ file, code }) => wrongImports(file, code))).toEqual([]);
});

test('there are no import cycles, including type imports', () => {
  expect(importCircle(importGraph(sourcesIn([...layers, 'scripts'])))).toEqual([]);
});

test('no folder has more than 24 files, not counting tests', () => {
  expect(fullFolders(sourcesIn([...layers, 'scripts']).map(({ file }) => file))).toEqual([]);
});

test('reports an import cycle, including type imports, without files that only lead into it', () => {
  const graph = importGraph([
    { file: 'server/main.ts', code: "import { app } from './app.ts'" },
    { file: 'server/app.ts', code: "import { route } from './rest/route.ts'" },
    { file: 'server/rest/route.ts', code: "import type { Deps } from '../app.ts'" },
  ]);
  expect(importCircle(graph)).toEqual(['server/app.ts', 'server/rest/route.ts', 'server/app.ts']);
});

test('reports a folder with too many files, not counting tests', () => {
  const files = Array.from({ length: 25 }, (_, number) => `db/table-${number}.ts`);
  expect(fullFolders(files)).toEqual(['db has 25 files']);
  expect(fullFolders([...files.slice(1), 'db/table.test.ts'])).toEqual([]);
});

test.each([
  ['contract/product.ts', "import { findProduct } from '../resources/product.ts'"],
  ['contract/product.ts', "import { readFileSync } from 'node:fs'"],
  ['contract/product.ts', "import { Node } from '@tiptap/core'"],
  ['src/page.tsx', "import { requireReferences } from '#contract/../server/errors.ts'"],
  ['db/ordering.ts', "import { open } from '../search-index/open-search-engine.ts'"],
  ['db/ordering.ts', "export { app } from '../server/app.ts'"],
  ['db/ordering.ts', "import type { App } from '../server/app.ts'"],
  ['search-index/open-search-engine.ts', "await import('../server/app.ts')"],
  ['server/app.ts', "import { Page } from '../src/page.tsx'"],
  ['messages/en/common.ts', "import { Page } from '../../src/page.tsx'"],
  ['server/app.ts', "import { sql } from 'kysely'"],
  ['server/app.ts', "import { type Kysely } from 'kysely'"],
  ['server/app.ts', "import type Database from 'better-sqlite3'"],
  ['server/app.ts', "import { MeiliSearch } from 'meilisearch'"],
  ['search-index/open-search-engine.ts', "import { jsonArrayFrom } from 'kysely/helpers/sqlite'"],
  ['src/api/load-api.ts', "import { appRouter } from '../../server/trpc/router.ts'"],
  ['src/api/load-api.ts', "import type { App } from '../../server/app.ts'"],
  ['src/entry-server.tsx', "import type { Site } from '../server/site/read-site.ts'"],
  ['server/main.ts', "import { fill } from '../scripts/seed/main.ts'"],
  ['db/ordering.test.ts', "import { start } from '../scripts/postgres/postgres-server.ts'"],
  ['src/admin/page.tsx', "import { db } from '../../db/client.ts'"],
])('%s may not contain: %s', (file, code) => {
  expect(wrongImports(file, code)).toHaveLength(1);
});

test.each([
  ['contract/product.ts', "import { name } from './field.ts'"],
  ['contract/content/rich-text/schema/own-node.ts', "import { Node } from '@tiptap/core'"],
  ['db/ordering.ts', "import { product } from '#contract/catalogue/product.ts'"],
  ['db/card.ts', "import type { TermsTexts } from '../messages/en/terms.ts'"],
  ['db/repositories/catalogue/product.ts', "import { sql } from 'kysely'"],
  ['search-index/meilisearch.ts', "import { MeiliSearch } from 'meilisearch'"],
  ['server/catalogue/resource/product.ts', "import type { Transaction } from 'kysely'"],
  ['server/visitor/email.ts', "import type { EmailTexts } from '../messages/en/email/email.ts'"],
  ['src/page.tsx', "import { texts } from '../messages/en/common.ts'"],
  ['server/main.ts', "import { fill } from './sample/insert-catalogue.ts'"],
  ['server/app.ts', "import { version } from '../package.json'"],
  ['src/api/load-api.ts', "import type { AppRouter } from '../../server/trpc/router.ts'"],
  ['src/entry-server.tsx', "import type { Render } from '../server/pages/render/renderer.ts'"],
  ['server/app.test.ts', "import { start } from '../scripts/postgres/postgres-server.ts'"],
])('%s may contain: %s', (file, code) => {
  expect(wrongImports(file, code)).toEqual([]);
});
