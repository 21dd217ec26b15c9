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
  beforeYouPlay: 'Oynamadan önce',
  terms: {
    conditions: 'Bonusların yatırım, çevrim ya da son kullanma tarihi gibi koşulları vardır.',
    newPlayers: 'Çoğu yalnızca yeni oyuncular içindir; kişi ve hane başına bir kez verilir.',
    partner: 'Her zaman ortağın kendi sitesindeki koşullar geçerlidir.',
  },
  summary: '{name}: puanı, bonusları ve promosyon kodları.',
};
