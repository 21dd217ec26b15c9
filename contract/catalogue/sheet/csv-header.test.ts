import { expect, test } from 'vitest';
import { headerOf } from './csv-header.ts';

test.each([
  ['click,event\n1,2', ['click', 'event']],
  ['\ufeffSubID;Payout;Date\r\n', ['SubID', 'Payout', 'Date']],
  ['sep=;\r\nSubID;"Payout; net"\r\n', ['SubID', 'Payout; net']],
  ['"a ""b""",c', ['a "b"', 'c']],
  ['one\ttwo\t\tthree', ['one', 'two', 'three']],
  ['', []],
])('reads the names of the columns from %j', (csv, names) => {
  expect(headerOf(csv)).toEqual(names);
});
