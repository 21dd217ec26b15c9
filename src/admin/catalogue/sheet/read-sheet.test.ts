import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSheet } from './read-sheet.ts';

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const read = (bytes: Iterable<number>) => readSheet(new Blob([Uint8Array.from(bytes)]));

test.each([
  ['UTF-8', Buffer.from('ad\tŞans')],
  ['UTF-8 with a byte order mark', Buffer.from('\ufeffad\tŞans')],
  ['UTF-16', utf16('ad\tŞans')],
  ['big-endian UTF-16', utf16('ad\tŞans').swap16()],
])('reads a file in %s', async (_, bytes) => {
  expect(await read(bytes)).toEqual({ csv: 'ad\tŞans' });
});

test.each([[[0x41, 0xde]], [[0xff, 0xfe, 0x00]], [[0xff, 0xfe, 0x00, 0xd8]]])(
  'rejects bytes that are not in a Unicode encoding: %j',
  async (bytes) => {
    expect(await read(bytes)).toEqual({ problem: 'encoding' });
  },
);

test.each([[[]], [[0x41]]])('reads a file of a byte or less: %j', async (bytes) => {
  expect(await read(bytes)).toEqual({ csv: String.fromCharCode(...bytes) });
});

test('a file deleted since it was selected is reported as unreadable', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sheet-'));
  const path = join(folder, 'products.csv');
  await writeFile(path, 'id,name');
  const file = await openAsBlob(path);
  await rm(folder, { recursive: true });
  expect(await readSheet(file)).toEqual({ problem: 'unreadable' });
});
