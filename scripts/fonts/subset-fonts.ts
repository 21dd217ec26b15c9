/**
 * Subsets the fonts to the characters and weights of the site, into src/fonts:
 * `npx node scripts/fonts/subset-fonts.ts`. The files are committed, because subsetting takes longer than the rest of the
 * build.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { siteCharacters } from './site-character.ts';

const folder = join(import.meta.dirname, '../../src/fonts');
const packages = ['archivo', 'bricolage-grotesque'];
/** Packages split a font by script, so each part is subset separately. */
const parts = ['latin', 'latin-ext'];
const options = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 640 } },
  keepFeatures: ['kern', 'liga', 'mark', 'ccmp', 'locl', 'tnum', 'lnum'],
} as const;

const letters = siteCharacters().join('');
for (const name of packages.flatMap((font) => parts.map((part) => `${font}-${part}`))) {
  const font = packages.find((font) => name.startsWith(font));
  const source = `@fontsource-variable/${font}/files/${name}-wght-normal.woff2`;
  const whole = await readFile(fileURLToPath(import.meta.resolve(source)));
  const subset = await subsetFont(whole, letters, options);
  await writeFile(join(folder, `${name}.woff2`), subset);
  console.log(`${basename(source)}: ${whole.length} bytes, now ${subset.length}`);
}
