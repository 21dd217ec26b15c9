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
    conditions: 'Bonusların koşulları vardır: yatırım, çevrim şartı, bitiş tarihi.',
    newPlayers: 'Çoğu yeni oyuncular içindir; kişi ve hane başına bir kez verilir.',
    partner: 'Geçerli olan, ortağın kendi sitesinde yazandır.',
  },
  summary: '{name}: puanı, bonusları ve promosyon kodları.',
};
