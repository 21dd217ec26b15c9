import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { texts } from '../../../../messages/en/admin/form.ts';
import { findRiskyWords } from './find-risky-words.ts';
import riskyWords from './risky-words.json' with { type: 'json' };

const wordsIn = (text: string) => findRiskyWords(text).flatMap(({ words }) => words);

const listed = riskyWords.flatMap(({ words }) => words);

test('every entry has advice, and no word appears twice', () => {
  expect(riskyWords.map(({ advice }) => advice)).toEqual(Object.keys(texts.risky.advice));
  for (const { words } of riskyWords) expect(words.length).toBeGreaterThan(0);
  expect(new Set(listed).size).toBe(listed.length);
});

test.each(listed)('finds %s in lower and upper case in both languages', (word) => {
  const name = word.replaceAll('*', '');
  for (const written of [
    name,
    name.toLocaleUpperCase('en'),
    name.toLocaleUpperCase('tr'),
    `Bugün: ${name}!`,
    name.replaceAll(/[ -]/g, '\u00a0'),
  ]) {
    expect(wordsIn(written), written).toContain(name);
  }
});

test.each([
  ['A risk free bet', 'risk-free'],
  ['A risk\u2011free bet', 'risk-free'],
  ['ri\u00adsk-fr\u200bee', 'risk-free'],
  ['RİSKSİZ bahis', 'risksiz'],
  ['RISKSIZ BAHIS', 'risksiz'],
  ['Garanti kazancınız burada', 'garanti kazan'],
  ['garanti kazanc', 'garanti kazan'],
  ['GARANTI\nKAZANC', 'garanti kazan'],
  ['Garanti  kazanç', 'garanti kazan'],
  ['You can’t lose', "can't lose"],
  ['%100 kazanç', '%100 kazan'],
])('finds a risky word in %s', (text, word) => {
  expect(wordsIn(text)).toContain(word);
});

test.each([
  'Casino riskier than it looks',
  'Winnings above $600 are reported',
  'Leisure bets',
  'free spins',
  'Ücretsiz çevirme',
  'Guaranteed prize pool',
  'asparagus and feelgood money-back',
  'surebeth',
  'Bankolar',
  'frisksiz',
  '',
])('finds no risky word in %s', (text) => {
  expect(wordsIn(text)).toEqual([]);
});

test('a finding lists each word once', () => {
  expect(findRiskyWords('Risk-free! RISK FREE, no risk. Free money.')).toMatchObject([
    { advice: 'noRisk', words: ['risk-free', 'no risk'] },
    { words: ['free money'] },
  ]);
});

test('the sample catalogue has no risky words', () => {
  const texts = globSync('sample/*.json').map((file) => readFileSync(file, 'utf8'));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.flatMap(wordsIn)).toEqual([]);
});
