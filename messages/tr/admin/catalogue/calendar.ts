import type { texts as english } from '../../../en/admin/catalogue/calendar.ts';

export const texts: typeof english = {
  title: 'Takvim',
  next: (days) => `Önümüzdeki ${days} gün içinde başlayanlar ve bitenler.`,
  nextIn: (days, timeZone) =>
    `Önümüzdeki ${days} gün içinde başlayanlar ve bitenler, sitenin saatiyle (${timeZone}).`,
  empty: 'Bu dönemde başlayan veya biten bir şey yok.',
  explanation: (timeZone) => `Başlayanlar ve bitenler, sitenin saatiyle (${timeZone}).`,
  view: 'Görünüm',
  list: 'Liste',
  month: 'Ay',
  kind: 'Gösterilecekler',
  allMarkets: 'Tüm ülkeler',
  emptyMonth: 'Bu ay başlayan veya biten bir şey yok.',
  previous: 'Önceki ay',
  following: 'Sonraki ay',
  more: (count) => `+${count} daha`,
  onDay: (count, day) => `${day}: ${count}`,
  kinds: {
    banner: 'Banner',
    'exclusive-bonus': 'Özel bonus',
    'top-list-entry': 'Üst liste kaydı',
    'promo-code': 'Promosyon kodu',
    'content-page': 'Sayfa',
    release: 'Yayın paketi',
  },
  starts: 'Başlıyor',
  ends: 'Bitiyor',
  published: 'Yayına giriyor',
};
