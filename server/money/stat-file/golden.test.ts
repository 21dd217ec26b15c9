import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { StatRow } from '#contract/money/stat-row.ts';
import { statShape } from '#contract/money/stat-source.ts';
import { readStatFile } from './read-stat-file.ts';

/** Invented figures in the shapes that platforms report them in, with the rows worked out by hand. */
const folder = join(import.meta.dirname, 'testing', 'golden');
const now = Date.UTC(2026, 3, 15);

const nothing = {
  product_id: 0,
  campaign: '',
  market: '',
  visits: 0,
  sign_ups: 0,
  first_deposits: 0,
  deposits: 0,
  net_revenue: 0,
  earned: 0,
};

const readJson = (...names: string[]) => JSON.parse(readFileSync(join(folder, ...names), 'utf8'));

/** Splits the bytes into small pieces, so that every character and cell is cut somewhere. */
async function* piecesOf(bytes: Buffer, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

const names = readdirSync(folder);

test('there are ten shapes', () => {
  expect(names).toHaveLength(10);
});

test.each(names)('reads %s', async (name) => {
  const shape = statShape.parse(readJson(name, 'shape.json'));
  const input = readFileSync(join(folder, name, `input.${shape.format}`));
  const { rows, ...rest } = readJson(name, 'expected.json');
  const expected = {
    ...rest,
    rows: rows.map((row: Partial<StatRow>) => ({ ...nothing, ...row })),
    errors: [],
    errorCount: 0,
  };
  for (const length of [1, 7, input.length]) {
    expect(await readStatFile(piecesOf(input, length), shape, { now })).toEqual(expected);
  }
});
