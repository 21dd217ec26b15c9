import type { ProductText } from '../en/product.ts';

export const texts: ProductText = {
  way: 'Buradasınız',
  pictures: 'Görseller',
  picture: (name, number) => `${name}, ${number}. görsel`,
  previousPicture: 'Önceki görsel',
  nextPicture: 'Sonraki görsel',
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
  summary: (name) => `${name}: puanı, bonusları ve promosyon kodları.`,
};
