import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { nameChunks } from './name-chunks.ts';

async function built(site: string, page: string) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'assets'));
  const files = {
    'entry-client-abcdefgh.js': `import"./${site}.js";const files=["assets/${page}.js"]`,
    [`${site}.js`]: 'export const site="/unknown.js"',
    [`${page}.js`]: `import"./${site}.js"`,
  };
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, 'assets', name), text);
  const manifest = {
    'src/entry-client.tsx': {
      file: 'assets/entry-client-abcdefgh.js',
      src: 'src/entry-client.tsx',
    },
    [`_${site}.js`]: { file: `assets/${site}.js`, name: 'site' },
    'src/routes/casino.tsx': { file: `assets/${page}.js`, src: 'src/routes/casino.tsx' },
  };
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  await nameChunks(folder);
  const named: typeof manifest = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  );
  return {
    names: Object.values(named).map(({ file }) => file.replace('assets/', '')),
    textOf: (name = '') => readFileSync(join(folder, 'assets', name), 'utf8'),
    files: readdirSync(join(folder, 'assets')),
  };
}

test('a chunk keeps two letters of its name from build to build, and everything names it so', async () => {
  const one = await built('D2IMf-S', 'fKEu7kZ');
  const other = await built('Bx_Mf-T', 'fKEu7kZ');
  const [entry, site, page] = one.names;
  expect(one.files.sort()).toEqual([...one.names].sort());
  expect(entry).toBe('entry-client-abcdefgh.js');
  expect(site).toMatch(/^[0-9a-f]{2}IMf-S\.js$/);
  expect(page).toMatch(/^[0-9a-f]{2}Eu7kZ\.js$/);
  expect(one.textOf(entry)).toBe(`import"./${site}";const files=["assets/${page}"]`);
  expect(one.textOf(site)).toBe('export const site="/unknown.js"');
  expect(other.names[1]).toBe(`${site?.slice(0, 2)}_Mf-T.js`);
  expect(other.names[2]).toBe(page);
});
