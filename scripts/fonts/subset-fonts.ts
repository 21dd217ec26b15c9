/**
 * `npx node scripts/fonts/subset-fonts.ts` subsets the fonts to the characters and weights of the site, into src/fonts.
 * The files are committed, because subsetting takes longer than the rest of the build.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { headingCharacters, textCharacters } from './site-character.ts';

const folder = join(import.meta.dirname, '../../src/fonts');
/** The weights that pages use. A single weight is a third of the size of a variable font. */
const faces = [
  { font: 'archivo', weight: 400, letters: textCharacters() },
  { font: 'archivo', weight: 640, letters: textCharacters() },
  { font: 'bricolage-grotesque', weight: 640, letters: headingCharacters() },
];
/** Packages split a font by script, so each part is subset separately. */
const parts = ['latin', 'latin-ext'];

for (const { font, weight, letters } of faces) {
  for (const part of parts) {
    const source = `@fontsource-variable/${font}/files/${font}-${part}-wght-normal.woff2`;
    const whole = await readFile(fileURLToPath(import.meta.resolve(source)));
    const subset = await subsetFont(whole, letters.join(''), {
      targetFormat: 'woff2',
      variationAxes: { wght: weight },
      keepFeatures: ['kern', 'tnum', 'lnum'],
    });
    const name = `${font}-${part}-${weight}.woff2`;
    await writeFile(join(folder, name), subset);
    console.log(`${name}: ${whole.length} bytes, now ${subset.length}`);
  }
}
