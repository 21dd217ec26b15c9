/**
 * Cuts the fonts down to the letters and weights of the site, into src/fonts: `npx node scripts/fonts/subset-fonts.ts`.
 * Its files are committed, because cutting takes longer than the rest of a build.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { siteCharacters } from './site-character.ts';

const folder = join(import.meta.dirname, '../../src/fonts');
const packages = ['archivo', 'bricolage-grotesque'];
/** A package splits a font by letters, so a file of each part is cut. */
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
