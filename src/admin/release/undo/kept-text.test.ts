// Runs on SQLite only: writes a sentence.
import { expect, test } from 'vitest';
import { texts } from '../../../../messages/en/admin/admin.ts';
import { setLanguage } from '../../language.ts';
import { keptText } from './kept-text.ts';

setLanguage('en', texts);

const kept = (field: string, name = 'FIG10') => ({
  kind: 'promo-code' as const,
  entity_id: 1,
  name,
  field,
  language: null,
  base: 1,
  live: 2,
  proposed: 3,
  reason: 'Someone has changed this since.',
});

test('what an undo leaves is named by its field', () => {
  expect(keptText([], texts)).toBe('');
  expect(keptText([kept('rarity'), kept('id', 'PLUM5')], texts)).toBe('FIG10: Rarity; PLUM5');
});

test('a long list is cut off', () => {
  const many = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => kept('id', name));
  expect(keptText(many, texts)).toBe('A; B; C; D; E; and 2 more');
});
