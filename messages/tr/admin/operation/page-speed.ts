import type { texts as english } from '../../../en/admin/operation/page-speed.ts';

export const texts: typeof english = {
  lead: 'Son 28 günde her dört ziyaretin üçü en az bu kadar hızlıydı. Değerleri ziyaretçilerin tarayıcıları ölçer.',
  clicks: 'Tıklamalar',
  device: 'Cihaz',
  all: 'Tümü',
  metrics: {
    lcp: 'En büyük içerik (LCP)',
    inp: 'Etkileşime yanıt (INP)',
    cls: 'Düzen kayması (CLS)',
    ttfb: 'İlk bayt (TTFB)',
  },
  ratings: { good: 'İyi', needs_improvement: 'Geliştirilmeli', poor: 'Kötü' },
  pages: {
    casino: 'Casino',
    bets: 'Bahis',
    bonuses: 'Bonuslar',
    product: 'Ürün sayfaları',
    promocodes: 'Promosyon kodları',
    search: 'Arama',
    account: 'Hesap ve kaydedilen teklifler',
    guides: 'Rehberler',
    reviews: 'İncelemeler',
    other: 'Diğer sayfalar',
  },
  page: 'Sayfa',
  visits: 'Ziyaretler',
  allPages: 'Tüm sayfalar',
  thresholds: (good, poor) => `${good} ve altı iyi, ${poor} üzeri kötü`,
  weeks: (values) => `Haftalara göre, en eskiden yeniye: ${values}`,
  notMeasured: 'Ölçülmedi',
  empty: 'Henüz ölçülen ziyaret yok.',
  emptyHint:
    'Tarayıcı, ziyaretçi sayfadan ayrıldığında veya sayfayı kapattığında ölçümü bildirir. Botlar ve izlenmek istemeyen ziyaretçiler ölçülmez. İlk değerler birkaç saniye içinde görünür.',
  emptyFilter: 'Bu cihazla ziyaret yok.',
  explanation:
    'Her ziyaret, başladığı sayfa türüne sayılır. Herkes uydurma değer gönderebileceği için her ağdan günde az sayıda ziyaret sayılır. Düzen kaymalarını yalnızca Chromium tabanlı tarayıcılar bildirir. Az ziyaret alan sayfa türlerinde değerler çok oynar.',
};
