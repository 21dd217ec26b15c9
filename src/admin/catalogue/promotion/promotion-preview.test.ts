import { expect, test } from 'vitest';
import type { Product } from '#contract/catalogue/product.ts';
import { noOfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { texts as wording } from '../../../../messages/tr/terms.ts';
import { bannerCardOf } from '../banner/banner-preview.tsx';
import { bonusCardOf } from '../exclusive-bonus/exclusive-bonus-preview.tsx';
import { emptyPromotion } from './promotion-fields.tsx';
import { shownTexts } from './promotion-preview.tsx';

const defaults = { title: 'Banner title', subtitle: 'Subtitle', cta_label: 'Open' };
const english = { title: 'Typed first', subtitle: '', cta_label: '  ' };
const turkish = { title: 'Türkçe başlık', subtitle: null, cta_label: null };

test('an empty field shows its default, and an empty Turkish field shows the English text', () => {
  const i18n = { ...emptyPromotion.i18n, en: english, tr: turkish };
  expect(shownTexts(i18n, 'en', defaults)).toEqual({ ...defaults, title: 'Typed first' });
  expect(shownTexts(i18n, 'tr', defaults)).toEqual({ ...defaults, title: 'Türkçe başlık' });
  expect(shownTexts({ ...i18n, tr: { ...turkish, title: ' ' } }, 'tr', defaults).title).toBe(
    'Typed first',
  );
});

const product = {
  id: 5,
  name_en: 'Reed Lynx',
  names: { en: 'Reed Lynx', tr: 'Saz Vaşağı' },
  rating: 4.2,
  icon_url: '/uploads/lynx',
  ref_link: 'https://lynx.example/in',
} as Product;

const previewed = (link_url: string | null, of: Product | undefined) => ({
  draft: { ...emptyPromotion, link_url, terms: noOfferTerms },
  texts: defaults,
  product: of,
  language: 'tr' as const,
  wording: { language: 'tr' as const, texts: wording },
});

test.each([
  [null, undefined, '#', null],
  [null, product, '/casino/5', 'https://lynx.example/in'],
  ['/bonuses', product, '/bonuses', null],
  ['https://else.example/', product, '/casino/5', 'https://else.example/'],
])(
  'in the preview, a banner with the link %s leads to the same page as on the site',
  (link, of, ctaTo, ctaHref) => {
    expect(bannerCardOf(previewed(link, of))).toMatchObject({ ctaTo, ctaHref });
  },
);

test('a bonus shows its product’s name in the language of the preview', () => {
  expect(bonusCardOf(previewed(null, product)).partner).toEqual({
    id: 5,
    name: 'Saz Vaşağı',
    rating: 4.2,
    logo: '/uploads/lynx',
    ref_link: 'https://lynx.example/in',
  });
  expect(bonusCardOf(previewed(null, undefined)).partner).toBeNull();
});
