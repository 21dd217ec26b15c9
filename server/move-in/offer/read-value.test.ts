import { expect, test } from 'vitest';
import { dayIn, listIn, numberIn } from './read-value.ts';

test.each([
  ['visa, papara', ['visa', 'papara']],
  ['a:2:{i:0;s:4:"visa";i:1;s:6:"papara";}', ['visa', 'papara']],
  ['a:1:{i:0;s:4:"Öde";}', ['Öde']],
  ['a:1:{i:0;i:12;}', ['12']],
  ['a:2:{s:1:"a";s:3:"one";s:1:"b";b:1;}', ['one']],
  ['a:1:{i:0;a:1:{i:0;s:3:"two";}}', ['two']],
  ['a:1:{i:0;s:999999:"cut', ['cut']],
  ['a:1:{i:0;O:8:"stdClass":0:{}}', []],
  ['', []],
])('the list %j is read as %j', (value, items) => {
  expect(listIn(value)).toEqual(items);
});

test.each([
  ['20251228', '2025-12-28'],
  ['2025-12-28', '2025-12-28'],
  ['2025-12-28 23:00:00', '2025-12-28'],
  ['28.12.2025', '2025-12-28'],
  ['1.2.2025', '2025-02-01'],
  ['2025-02-30', undefined],
  ['03/04/2025', undefined],
  ['soon', undefined],
])('the day %j is read as %j', (value, day) => {
  expect(dayIn(value)).toBe(day);
});

test.each([
  ['4.5', 4.5],
  ['4,5', 4.5],
  ['9/10', 9],
  ['85%', 85],
  ['-1', undefined],
  ['four', undefined],
  ['1e3', undefined],
])('the number %j is read as %j', (value, number) => {
  expect(numberIn(value)).toBe(number);
});
