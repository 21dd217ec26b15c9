import { expect, test } from 'vitest';
import { missedQuery } from './missed-query.ts';

test.each([
  ['  Moon   Casino ', 'en', 'moon casino'],
  ['AŞK IŞIĞI', 'tr', 'aşk ışığı'],
  ['LIMIT', 'en', 'limit'],
  ['İZMİR', 'en', 'izmir'],
  ['ÇARKI', 'tr', 'çarkı'],
  ['ＭＯＯＮ', 'en', 'moon'],
  ['777777', 'en', '777777'],
  ['best 100 of 2026', 'en', 'best 100 of 2026'],
  ['Казино', 'en', 'казино'],
] as const)('counts %j in %s as %j', (q, lang, query) => {
  expect(missedQuery(q, lang)).toBe(query);
});

test.each([
  'someone@example.com',
  '＠someone',
  '5551234',
  'call 555 123 45 67',
  '+90 (555) 123-45-67',
  '٥٥٥١٢٣٤',
])('does not count a query that looks like personal data: %s', (q) => {
  expect(missedQuery(q, 'en')).toBeUndefined();
});

test.each(['ab', 'a b', '???', 'é!', '12'])('does not count fewer than three letters: %s', (q) => {
  expect(missedQuery(q, 'en')).toBeUndefined();
});

test.each(['moon\u202ekcalb', 'moon\u200bcasino'])(
  'does not count a query with hidden characters: %j',
  (q) => {
    expect(missedQuery(q, 'en')).toBeUndefined();
  },
);
