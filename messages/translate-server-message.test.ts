import { expect, test } from 'vitest';
import type { z } from 'zod';
import { promoCodeDraft } from '#contract/catalogue/promo-code.ts';
import { texts } from './tr/admin/refusal.ts';
import { translateServerMessage } from './translate-server-message.ts';

test('a gap stands for anything, and a sentence that is not known stays', () => {
  const translate = translateServerMessage({
    'At most {max} rows': 'En çok {max} satır',
    Gone: 'Yok',
  });
  expect(translate('At most 12 rows')).toBe('En çok 12 satır');
  expect(translate('Gone')).toBe('Yok');
  expect(translate('Gone for good')).toBe('Gone for good');
});

test('a longer sentence comes before one whose gap would take its words', () => {
  const translate = translateServerMessage({
    'At most {max}': 'En çok {max}',
    'At most {max} rows': 'Satır',
  });
  expect(translate('At most 12 rows')).toBe('Satır');
});

test('a full stop may follow a sentence of a field', () => {
  const translate = translateServerMessage({ Gone: 'Yok', 'At most {max}': 'En çok {max}' });
  expect(translate('Gone.')).toBe('Yok.');
  expect(translate('At most 12.')).toBe('En çok 12.');
  expect(translate('Lost.')).toBe('Lost.');
});

test('a sentence with the name of a property of all objects stays', () => {
  expect(translateServerMessage({})('constructor')).toBe('constructor');
});

test('what the schema of a form refuses is said in Turkish', () => {
  const refused = promoCodeDraft.safeParse({
    ...{ code: ' ', rarity: 'golden', ref_link: 'odds', expires_at: 'soon' },
    ...{ product_id: 1.5, image_vertical_url: 'x'.repeat(3_000) },
  });
  const sentences = (refused.error?.issues ?? []).map(({ message }: z.core.$ZodIssue) => message);
  expect(sentences.length).toBeGreaterThan(4);
  expect(sentences.filter((sentence) => texts.translate(sentence) === sentence)).toEqual([]);
});
