import { expect, test } from 'vitest';
import { inEachLanguage } from '#contract/language.ts';
import type { SearchedPromoCode } from '../db/repositories/catalogue/search/search-document.ts';
import { bonusDocument, productDocument, promoCodeDocument } from './make-document.ts';

const text = <Text extends string | null>(en: Text, tr: string | null = null) => ({
  ...inEachLanguage(() => null),
  en,
  tr,
});

test('untranslated fields fall back to English one by one', () => {
  const { texts } = productDocument({
    id: 1,
    name: text('Wheel of Luck', 'Şans Çarkı'),
    description: text('Quiet tables'),
    fs_label: text(null, '100 bedava dönüş'),
    freebet_label: text(null),
    categories: [text('Bets', 'Bahis'), text('Casino')],
    tags: [],
  });
  expect(texts.en).toEqual({
    name: 'Wheel of Luck',
    categories: ['Bets', 'Casino'],
    description: 'Quiet tables',
  });
  expect(texts.tr).toEqual({
    name: 'Şans Çarkı',
    categories: ['Bahis', 'Casino'],
    fs_label: '100 bedava dönüş',
    description: 'Quiet tables',
  });
});

test('a product is in every market and never expires', () => {
  const nothing = text(null);
  expect(
    productDocument({
      id: 1,
      name: text('Lucky'),
      description: nothing,
      fs_label: nothing,
      freebet_label: nothing,
      categories: [],
      tags: ['licence:1:'],
    }),
  ).toMatchObject({
    type: 'products',
    id: 1,
    market: null,
    is_active: true,
    ends_at: null,
    tags: ['licence:1:'],
  });
});

test('a bonus document contains its partner’s name', () => {
  expect(
    bonusDocument({
      id: 2,
      market_code: 'TR',
      is_active: 0,
      live_from: 1_700_000_000,
      live_until: 1_800_000_000,
      title: text('Welcome', 'Hoş geldin'),
      subtitle: text('For you'),
      partner_name: text('Lucky Harbor'),
      wagering: 35,
      tags: ['closed:US'],
    }),
  ).toEqual({
    type: 'bonuses',
    id: 2,
    market: 'TR',
    is_active: false,
    starts_at: 1_700_000_000,
    ends_at: 1_800_000_000,
    tags: ['closed:US'],
    wagering: 35,
    texts: {
      en: { title: 'Welcome', subtitle: 'For you', 'partner.name': 'Lucky Harbor' },
      tr: { title: 'Hoş geldin', subtitle: 'For you', 'partner.name': 'Lucky Harbor' },
    },
  });
});

test('a promo code document contains its product’s name, if it has a product', () => {
  const code: Omit<SearchedPromoCode, 'product_name'> = {
    id: 3,
    market_code: 'US',
    is_active: 1,
    ends_at: 1_800_000_000,
    code: 'SPIN',
    rarity: 'epic',
    wagering: null,
    tags: [],
  };
  expect(promoCodeDocument({ ...code, product_name: text('Wheel of Luck', 'Şans Çarkı') })).toEqual(
    {
      type: 'promocodes',
      id: 3,
      market: 'US',
      is_active: true,
      starts_at: null,
      ends_at: 1_800_000_000,
      tags: [],
      wagering: null,
      texts: {
        en: { code: 'SPIN', rarity: 'epic', 'product.name': 'Wheel of Luck' },
        tr: { code: 'SPIN', rarity: 'epic', 'product.name': 'Şans Çarkı' },
      },
    },
  );
  const { texts } = promoCodeDocument({ ...code, product_name: text(null) });
  expect(texts.en).toEqual({ code: 'SPIN', rarity: 'epic' });
});
