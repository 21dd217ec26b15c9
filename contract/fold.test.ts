import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['Şans Çarkı', 'sans carki'],
  ['ŞANS ÇARKI', 'sans carki'],
  ['İSTANBUL ışık', 'istanbul isik'],
  ['Crème Brûlée', 'creme brulee'],
  ['ПРИВЕТ', 'привет'],
])('%s is folded to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
