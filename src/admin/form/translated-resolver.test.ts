import { zodResolver } from '@hookform/resolvers/zod';
import { expect, test } from 'vitest';
import { type PromoCodeDraft, promoCodeDraft } from '#contract/catalogue/promo-code.ts';
import { texts } from '../../../messages/tr/admin/refusal.ts';
import { translatedResolver } from './translated-resolver.ts';

test('a form reports its schema’s errors in Turkish', async () => {
  const resolver = translatedResolver(zodResolver(promoCodeDraft), texts.translate);
  const draft = { code: ' ', terms: { url: 'odds' } } as PromoCodeDraft;
  const { errors } = await resolver(draft, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  expect(errors.code?.message).toBe('Promosyon kodu boş olamaz');
  expect(errors.terms?.url?.message).toBe('http:// veya https:// ile başlayan bir adres olmalı');
});
