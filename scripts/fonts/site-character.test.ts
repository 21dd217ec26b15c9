import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { headingCharacters, textCharacters } from './site-character.ts';

const folder = join(import.meta.dirname, '../../src/fonts');
const styles = ['fonts.css', 'late-fonts.css']
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('');

const face =
  /font-family: "?([^";]+)"?;\s*font-weight: (\d+);[^}]*url\("\.\/([^"]+)"\)[^}]*unicode-range:([^;]+);/g;
const range = /U\+([\dA-F]+)(?:-([\dA-F]+))?/g;

const faces = [...styles.matchAll(face)].map(([, family = '', weight, file = '', ranges = '']) => ({
  family,
  weight: Number(weight),
  file,
  named: [...ranges.matchAll(range)].flatMap(([, from = '', to = from]) =>
    Array.from({ length: parseInt(to, 16) - parseInt(from, 16) + 1 }, (_, place) =>
      String.fromCodePoint(parseInt(from, 16) + place),
    ),
  ),
}));

/** Reads format 4 of the table `cmap`, which contains all characters up to U+FFFF. */
function lettersOf(font: Buffer): Set<string> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, place) => 12 + 16 * place);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') as number;
  const cmap = font.subarray(font.readUInt32BE(entry + 8));
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, place) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * place)),
  );
  const subtable = subtables.find((table) => table.readUInt16BE(0) === 4) as Buffer;
  const count = subtable.readUInt16BE(6) / 2;
  const letters = new Set<string>();
  for (let segment = 0; segment < count; segment++) {
    const last = subtable.readUInt16BE(14 + 2 * segment);
    const first = subtable.readUInt16BE(16 + 2 * (count + segment));
    for (let code = first; code <= last; code++) letters.add(String.fromCharCode(code));
  }
  return letters;
}

test.each([
  ['Bricolage Grotesque', 640, headingCharacters()],
  ['Archivo', 400, textCharacters()],
  ['Archivo', 640, textCharacters()],
] as const)('%s %i has the site’s characters in its small files', (family, weight, letters) => {
  const parts = faces.filter((face) => face.family === family && face.weight === weight);
  const named = new Set(parts.flatMap(({ named }) => named));
  expect(letters.filter((letter) => !named.has(letter))).toEqual([]);
});

test('the fonts of the first view are at most 20 kB, in Turkish too', () => {
  const bytes = ['archivo-latin-400.woff2', 'archivo-latin-ext-400.woff2'].map(
    (file) => readFileSync(join(folder, file)).length,
  );
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(20_000);
});

test.each(faces)(
  '$file contains the characters that its @font-face declares',
  async ({ file, named }) => {
    const options = { targetFormat: 'sfnt', keepAllGlyphs: true } as const;
    const font = await subsetFont(readFileSync(join(folder, file)), undefined, options);
    const letters = lettersOf(font);
    expect(named.filter((letter) => !letters.has(letter))).toEqual([]);
  },
);
