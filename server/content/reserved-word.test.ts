/** A content page may not use the path of another page, a file or a call. */
// Runs on SQLite only: paths are compared without reading a row.
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isReservedForPartners, isReservedWord } from '#contract/content/taken-path.ts';
import { projectFile } from '../../db/project-file.ts';
import { testApp } from '../testing/app.ts';

/** The home page is `/`. */
const others = ['about', 'support', 'index'];
const isSlug = (word: string) => /^[a-z0-9-]*[a-z][a-z0-9-]*$/.test(word);

const unreserved = (words: string[]) =>
  [...new Set(words)].filter(
    (word) => isSlug(word) && !others.includes(word) && !isReservedWord(word),
  );

test('the first segment of every path the server handles is reserved', async () => {
  const given = await testApp({}, { pages: 'built' });
  await given.app.ready();
  const routes = given.app.printRoutes({ commonPrefix: false });
  await given.app.close();
  const words = [...routes.matchAll(/^ {4}[├└]── ([^/ ]+)/gm)].map(([, word = '']) => word);
  expect(words).toContain('api');
  expect(unreserved(words)).toEqual([]);
});

test('the name of every page in the folder of the partners’ pages is reserved for them', () => {
  const words = readdirSync(projectFile('src/routes/_portal'))
    .filter((name) => name.startsWith('casino_.'))
    .map((name) => name.split('.')[1] ?? '');
  expect(words.filter((word) => !word.startsWith('$'))).toEqual(['all']);
  expect(isReservedForPartners('all')).toBe(true);
});

test('the first segment of every page of the site is reserved', () => {
  const words = ['', '/_portal'].flatMap((folder) =>
    readdirSync(projectFile(`src/routes${folder}`)).map((name) => name.split(/[._]/, 1)[0] ?? ''),
  );
  expect(words).toContain('casino');
  expect(unreserved(words)).toEqual([]);
});
