import { expect, test } from 'vitest';
import { hiddenCharacter, hiddenCharacterMessage } from './hidden-character.ts';

test.each([
  '\t',
  '\n',
  '\u0000',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u009b',
  '\u00ad',
  '\u061c',
  '\u200b',
  '\u200e',
  '\u200f',
  '\u2028',
  '\u202a',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u2069',
  '\ufeff',
  '\u{e0041}',
])('finds %j in a name', (character) => {
  expect(hiddenCharacter(`Lucky${character}Harbor`, 'one')).toBe(character);
});

test.each([
  'Şans Limanı',
  'می\u200cخواهم',
  'क्\u200dष',
  '👨\u200d👩\u200d👧 & ❤️',
  '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  'שלום',
  '',
])('finds no hidden character in %j', (name) => {
  expect(hiddenCharacter(name, 'one')).toBeUndefined();
});

test.each(['\u200d', ' \u200c ', '\u3164', '\u2800'])(
  'rejects a name that consists only of %j',
  (name) => {
    expect(hiddenCharacter(name, 'one')).toBe(name.trim());
  },
);

test('a description may have line breaks, tabs and direction marks, but no direction overrides', () => {
  expect(hiddenCharacter('One\r\n\tTwo שלום\u200f!', 'many')).toBeUndefined();
  for (const character of ['\u202e', '\u2067', '\u0007', '\u0085']) {
    expect(hiddenCharacter(`One${character}Two`, 'many')).toBe(character);
  }
});

test('the message gives a hidden character’s code point', () => {
  expect(hiddenCharacterMessage('\u001b')).toMatch('U+001B');
  expect(hiddenCharacterMessage('\u{e0041}')).toMatch('U+E0041');
  expect(hiddenCharacterMessage('\n')).toBe('Must be a single line without tabs');
});
