import { expect, test } from 'vitest';
import {
  exportEnd,
  exportHead,
  exportText,
  itemsIn,
  itemText,
  readAll,
} from './testing/export-text.ts';

const turkish = 'Güneş ışığı, İĞÖÇ';
/** The same letters in windows-1254. */
const turkishBytes = Buffer.from('47fc6e65fe20fdfefdf0fd2c20ddd0d6c7', 'hex');

const titleOf = async (file: Buffer | string) => {
  const { records, counts, error } = await readAll(file);
  return { title: itemsIn(records)[0]?.title, counts, error };
};

const text = exportText(itemText(1, '', turkish));
const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');

test.each<[string, Buffer, string]>([
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`), 'utf-8'],
  ['UTF-8 without a declaration', Buffer.from(text.replace(/<\?xml.*\n/, '')), 'utf-8'],
  ['UTF-16LE', utf16, 'utf-16le'],
  ['UTF-16BE', Buffer.from(utf16).swap16(), 'utf-16be'],
  ['UTF-16 without a byte order mark', utf16.subarray(2), 'utf-16le'],
  ['UTF-8 that says it is UTF-16', Buffer.from(text.replace('UTF-8', 'UTF-16')), 'utf-8'],
])('reads %s', async (_, file, encoding) => {
  const { title, counts, error } = await titleOf(file);
  expect(error).toBe('');
  expect(title).toBe(turkish);
  expect(counts).toMatchObject({ encoding, windowsStretches: 0 });
});

const inBytes = (declared: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(`${exportHead.replace('UTF-8', declared)}<item><title>`),
    bytes,
    Buffer.from(
      `</title><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type></item>${exportEnd}`,
    ),
  ]);

test.each([
  ['windows-1254', turkishBytes, turkish],
  ['ISO-8859-9', turkishBytes, turkish],
  ['windows-1252', Buffer.from('80 63 e9'.replaceAll(' ', ''), 'hex'), '€cé'],
  ['iso-8859-1', Buffer.from('e9', 'hex'), 'é'],
])('reads %s', async (declared, bytes, expected) => {
  const { title, counts } = await titleOf(inBytes(declared, bytes));
  expect(title).toBe(expected);
  expect(counts.windowsStretches).toBe(0);
});

test('refuses an encoding that does not exist', async () => {
  const { error } = await titleOf(inBytes('klingon', turkishBytes));
  expect(error).toBe("file: The encoding klingon isn't supported; save the file as UTF-8.");
});

test('reads stretches of windows-1254 in UTF-8, and counts them', async () => {
  const bytes = Buffer.concat([
    Buffer.from('Güneş '),
    turkishBytes, // The first stretch ends at the next letter in UTF-8.
    Buffer.from(' ş '),
    turkishBytes, // The second ends with the line.
    Buffer.from(' abc\n'),
    turkishBytes,
  ]);
  const { title, counts, error } = await titleOf(inBytes('UTF-8', bytes));
  expect(error).toBe('');
  expect(title).toBe(`Güneş ${turkish} ş ${turkish} abc\n${turkish}`);
  expect(counts.windowsStretches).toBe(3);
});

test.each([
  ['a lonely byte of a longer letter', '41e2', 'Aâ'],
  ['a letter in too many bytes', 'c080', 'À€'],
  ['half of a pair of surrogates', 'eda080', 'í\u00a0€'],
  ['a letter above Unicode', 'f4908080', 'ô\u0090€€'],
])('reads %s as windows-1254', async (_, hex, expected) => {
  const { title, counts } = await titleOf(inBytes('UTF-8', Buffer.from(hex, 'hex')));
  expect(title).toBe(expected);
  expect(counts.windowsStretches).toBe(1);
});

test('leaves out characters that XML forbids, also as references, and counts them', async () => {
  const title = 'a\u0000b\u000bc\u001fd\uffffe\tf</title><guid>g&#11;h&#x1F;&amp;</guid><title>';
  const file = exportText(
    `<item><title>${title.replace('</title><guid>', '</title><guid>')}</title><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type></item>`,
  ).replace('<title></title>', '');
  const { records, counts, error } = await readAll(file);
  expect(error).toBe('');
  expect(itemsIn(records)[0]).toMatchObject({ title: 'abcde\tf', guid: 'gh&' });
  expect(counts.forbiddenCharacters).toBe(6);
});
