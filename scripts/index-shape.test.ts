import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { indexShape } from '../search-index/embedded/snapshot/index-shape.ts';
import { importedFiles } from './import-direction.ts';

/** Documents and the index depend on these files and everything they import. */
const entries = [
  'search-index/load-documents.ts',
  'search-index/embedded/store/put-document.ts',
  'search-index/embedded/store/build-postings.ts',
  'search-index/embedded/snapshot/stored-column.ts',
];

function importedBy(files: readonly string[]): string[] {
  const found = new Set(files);
  // Files added to a set while it is iterated are visited too.
  for (const file of found) {
    for (const target of importedFiles(file, readFileSync(file, 'utf8'))) found.add(target);
  }
  return [...found].toSorted();
}

test('indexShape changes with the code that builds the index', () => {
  const hash = createHash('sha256');
  for (const file of importedBy(entries)) hash.update(readFileSync(file));
  expect(indexShape).toBe(hash.digest('base64url').slice(0, 12));
});

test.each([
  'contract/catalogue/search/search-type.ts',
  'contract/content/content-path.ts',
  'contract/fold.ts',
  'db/repositories/catalogue/fact/product-facts.ts',
  'db/sql/translation.ts',
  'search-index/embedded/vocabulary/trie.ts',
  'search-index/make-document.ts',
  'search-index/words/joined-words.ts',
])('%s is part of that code', (file) => {
  expect(importedBy(entries)).toContain(file);
});
