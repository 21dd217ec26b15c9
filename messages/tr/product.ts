import type { ProductText } from '../en/product.ts';

export const texts: ProductText = {
  breadcrumb: 'Buradasınız',
  images: 'Görseller',
  image: '{name}, {number}. görsel',
  previousImage: 'Önceki görsel',
  nextImage: 'Sonraki görsel',
  about: 'Bu ortak hakkında',
  bonuses: 'Bonuslar',
  codes: 'Promosyon kodları',
  similar: 'Benzer ortaklar',
  hasCode: 'Kodu var: {code}',
  hasHiddenCode: 'Promosyon kodu var',
  beforeYouPlay: 'Oynamadan önce',
  terms: {
    conditions: 'Bonusların yatırım, çevrim ya da son kullanma tarihi gibi koşulları vardır.',
    partner: 'Her zaman ortağın kendi sitesindeki koşullar geçerlidir.',
  },
  summary: '{name}: puanı, bonusları ve promosyon kodları.',
};
