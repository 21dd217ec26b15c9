import { expect, test } from 'vitest';
import type { z } from 'zod';
import { promoCodeDraft } from '#contract/catalogue/promo-code.ts';
import { texts } from './tr/admin/refusal.ts';
import { translateServerMessage } from './translate-server-message.ts';

test('a placeholder matches anything, and an unknown message stays unchanged', () => {
  const translate = translateServerMessage({
    'At most {max} rows': 'En çok {max} satır',
    Gone: 'Yok',
  });
  expect(translate('At most 12 rows')).toBe('En çok 12 satır');
  expect(translate('Gone')).toBe('Yok');
  expect(translate('Gone for good')).toBe('Gone for good');
});

test('a longer message takes precedence over one whose placeholder would match its words', () => {
  const translate = translateServerMessage({
    'At most {max}': 'En çok {max}',
    'At most {max} rows': 'Satır',
  });
  expect(translate('At most 12 rows')).toBe('Satır');
});

test('a field’s message may end with a full stop', () => {
  const translate = translateServerMessage({ Gone: 'Yok', 'At most {max}': 'En çok {max}' });
  expect(translate('Gone.')).toBe('Yok.');
  expect(translate('At most 12.')).toBe('En çok 12.');
  expect(translate('Lost.')).toBe('Lost.');
});

test('the reason inside a message is translated too', () => {
  const { translate } = texts;
  expect(
    translate(
      'The figures could not be fetched: stats.example is not on the public internet: its address is 10.0.0.7.',
    ),
  ).toBe('Rakamlar alınamadı: stats.example genel internette değil: Adresi 10.0.0.7.');
  expect(translate('The rates could not be fetched: rates.example has no address.')).toBe(
    'Kurlar alınamadı: rates.example için bir adres bulunamadı.',
  );
});

test('a message that is the name of a built-in object property stays unchanged', () => {
  expect(translateServerMessage({})('constructor')).toBe('constructor');
});

test('a form’s schema errors are shown in Turkish', () => {
  const refused = promoCodeDraft.safeParse({
    code: ' ',
    rarity: 'golden',
    ref_link: 'odds',
    expires_at: 'soon',
    product_id: 1.5,
    image_vertical_url: 'x'.repeat(3_000),
  });
  const sentences = (refused.error?.issues ?? []).map(({ message }: z.core.$ZodIssue) => message);
  expect(sentences.length).toBeGreaterThan(4);
  expect(sentences.filter((sentence) => texts.translate(sentence) === sentence)).toEqual([]);
});
