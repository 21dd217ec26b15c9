import type { PromoText } from '../en/promo-code.ts';

export const texts: PromoText = {
  support: 'Destek',
  logout: 'Çıkış yap',
  description: 'Şu an geçerli promosyon kodları: ne için, ne kadar nadir, ne zaman bitiyor.',
  items: 'Kodlar',
  empty: 'Şu anda promosyon kodu yok.',
  details: 'Ayrıntılar',
  choose: 'Ayrıntılarını görmek için bir kod seçin.',
  gone: 'Bu promosyon kodu artık geçerli değil.',
  close: 'Kapat',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  noLink: 'Bu kodun bağlantısı yok: kodu ortağın sitesinde girin.',
  validIn: 'Geçerli olduğu yer',
  ends: 'Bitiş',
  pages: 'Promosyon kodu sayfaları',
  newer: 'Daha yeni kodlar',
  older: 'Daha fazla göster',
  pageNumber: 'sayfa {number}',
  page: 'Sayfa {number} / {count}',
};
