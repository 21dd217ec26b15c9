import { expect, test } from 'vitest';
import { decodedText } from './decoded-text.ts';

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

test.each([
  ['UTF-8', Buffer.from('ad\tŞans')],
  ['UTF-8 with a mark', Buffer.from('\ufeffad\tŞans')],
  ['UTF-16', utf16('ad\tŞans')],
  ['UTF-16 of the other order', utf16('ad\tŞans').swap16()],
])('a file in %s is read', (_, bytes) => {
  expect(decodedText(new Uint8Array(bytes).buffer)).toBe('ad\tŞans');
});

test.each([[[0x41, 0xde]], [[0xff, 0xfe, 0x00]], [[0xff, 0xfe, 0x00, 0xd8]]])(
  'bytes of no encoding of Unicode are refused: %j',
  (bytes) => {
    expect(decodedText(new Uint8Array(bytes).buffer)).toBeUndefined();
  },
);

test.each([[[]], [[0x41]]])('a file of hardly any bytes is read: %j', (bytes) => {
  expect(decodedText(new Uint8Array(bytes).buffer)).toBe(String.fromCharCode(...bytes));
});
