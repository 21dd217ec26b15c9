import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFile } from '../../../db/project-file.ts';
import { indexShape } from './index-shape.ts';

/** Decide what a document or the index contains, and how. */
const sources = [
  'contract/fold.ts',
  'contract/content/rich-text/read-rich-text.ts',
  'contract/text-rule.ts',
  'db/repositories/catalogue/search',
  'db/repositories/content/searched-page.ts',
  'search-index/indexed-type.ts',
  'search-index/make-document.ts',
  'search-index/words',
  'search-index/embedded/pool',
  'search-index/embedded/store',
  'search-index/embedded/vocabulary',
  'search-index/embedded/snapshot/stored-column.ts',
];

function filesOf(path: string): string[] {
  if (path.endsWith('.ts')) return [path];
  const names = readdirSync(projectFile(path)).toSorted();
  return names.filter((name) => !name.endsWith('.test.ts')).map((name) => join(path, name));
}

test('the shape of the index changes with the code that makes it', () => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesOf)) hash.update(readFileSync(projectFile(file)));
  expect(indexShape).toBe(hash.digest('base64url').slice(0, 12));
});
