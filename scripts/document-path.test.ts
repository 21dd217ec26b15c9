import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ownFolder = /^(contract|messages|sample|server|db|search-index|src|scripts|e2e)\/[\w./-]+$/;
const isMissing = (path: string) => !existsSync(path);

test.each(globSync('{*,docs/**/*}.md'))('every path and every link in %s exists', (document) => {
  const text = readFileSync(document, 'utf8');
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
  const paths = named.filter((name) => ownFolder.test(name) && !/award|000N/.test(name));
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) => path);
  const linked = links.map((path) => join(dirname(document), path));
  expect([...paths, ...linked].filter(isMissing)).toEqual([]);
});

const [, tree = '', words = ''] = readFileSync('ARCHITECTURE.md', 'utf8').split('```');

/** Every two spaces of indentation mean one level, and a line may list several folders. */
function foldersOfTree(): string[] {
  const folders: string[] = [];
  const parents: string[] = [];
  for (const [, spaces = '', names = ''] of tree.matchAll(/^((?: {2}){0,3})((?:[\w-]+\/ ?)+)/gm)) {
    const depth = spaces.length / 2;
    const found = names.trim().split(' ');
    folders.push(...found.map((name) => join(...parents.slice(0, depth), name)));
    parents[depth] = found[0] ?? '';
  }
  return folders;
}

const repeated = (names: string[]) => names.filter((name, index) => names.indexOf(name) < index);

test('every folder in the architecture’s tree exists and is listed once', () => {
  const folders = foldersOfTree();
  expect(folders.length).toBeGreaterThan(60);
  expect(folders.filter(isMissing)).toEqual([]);
  expect(repeated(folders)).toEqual([]);
});

test('the architecture’s tree lists every folder of the first two levels', () => {
  const folders = globSync('*/*/').filter((folder) => ownFolder.test(join(folder, 'file')));
  const layers = /^(contract|messages|db|search-index|server|src|scripts|sample)\//;
  const named = foldersOfTree().map((folder) => folder.replace(/\/$/, ''));
  const unnamed = folders.filter((folder) => layers.test(folder) && !named.includes(folder));
  expect(unnamed).toEqual([]);
});

test('every domain term is explained exactly once', () => {
  const explained = [...words.matchAll(/^\| ([^|]+) \|/gm)].map(([, word = '']) => word);
  expect(explained).toContain('market');
  expect(repeated(explained)).toEqual([]);
});
