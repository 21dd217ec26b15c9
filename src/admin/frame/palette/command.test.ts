import { expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { matchingCommands } from './command.ts';

const names = (typed: string, language: Language, ...all: string[]) =>
  matchingCommands(
    all.map((name) => ({ name })),
    typed,
    language,
  ).map(({ name }) => name);

test('lists names with a word that starts with the entered text first', () => {
  expect(names(' PRO ', 'en', 'Improve', 'New promo code', 'Products', 'Pages')).toEqual([
    'New promo code',
    'Products',
    'Improve',
  ]);
});

test('folds letters by the rules of the language', () => {
  expect(names('içe', 'tr', 'İçe aktar', 'Görseller')).toEqual(['İçe aktar']);
});

test('lists everything until something is entered', () => {
  expect(names('', 'en', 'Products', 'Pages')).toEqual(['Products', 'Pages']);
});
