import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { siteCharacters } from './site-character.ts';

const folder = join(import.meta.dirname, '../../src/fonts');
const styles = readFileSync(join(folder, 'fonts.css'), 'utf8');

const face = /font-family: "?([^";]+)"?;[^}]*url\("\.\/([^"]+)"\)[^}]*unicode-range:([^;]+);/g;
const range = /U\+([\dA-F]+)(?:-([\dA-F]+))?/g;

const faces = [...styles.matchAll(face)].map(([, family = '', file = '', ranges = '']) => ({
  family,
  file,
  named: [...ranges.matchAll(range)].flatMap(([, from = '', to = from]) =>
    Array.from({ length: parseInt(to, 16) - parseInt(from, 16) + 1 }, (_, place) =>
      String.fromCodePoint(parseInt(from, 16) + place),
    ),
  ),
}));

/** Reads format 4 of the table `cmap`, which lists all characters up to U+FFFF. */
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

test('both fonts have all of the site’s characters in the files that every page preloads', () => {
  const families = Map.groupBy(faces, ({ family }) => family);
  expect([...families.keys()]).toEqual(['Bricolage Grotesque', 'Archivo']);
  for (const [family, parts] of families) {
    const named = new Set(parts.flatMap(({ named }) => named));
    const missing = siteCharacters().filter((letter) => !named.has(letter));
    expect(missing, `${family} lacks them`).toEqual([]);
  }
});

test.each(faces)(
  '$file has the characters that its @font-face declares',
  async ({ file, named }) => {
    const options = { targetFormat: 'sfnt', keepAllGlyphs: true } as const;
    const font = await subsetFont(readFileSync(join(folder, file)), undefined, options);
    const letters = lettersOf(font);
    expect(named.filter((letter) => !letters.has(letter))).toEqual([]);
  },
);
