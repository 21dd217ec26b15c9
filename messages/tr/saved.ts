import type { SavedText } from '../type/saved.ts';

export const texts: SavedText = {
  heading: 'KAYDEDİLENLER',
  title: 'Kaydedilenler',
  needsScript: 'Kaydettiğiniz teklifleri görmek için bu sitede JavaScript’e izin verin.',
  inBrowser: 'Listeniz bu tarayıcıda saklanıyor. Tüm cihazlarınızda görmek için giriş yapın.',
  signIn: 'Giriş yap',
  empty: 'Bulunduğunuz ülkede kayıtlı teklifiniz yok. Kaydetmek için bir karttaki kalbe dokunun.',
  browse: 'Casinolara göz at',
  elsewhere: 'Kaydettiğiniz tekliflerin bazıları bulunduğunuz ülkede sunulmuyor.',
  unavailable: {
    one: 'Kaydettiğiniz {count} teklif artık sunulmuyor.',
    other: 'Kaydettiğiniz {count} teklif artık sunulmuyor.',
  },
  removeUnavailable: 'Listeden kaldır',
  unavailableRemoved: 'Kaldırıldı.',
  offers: 'Kaydedilen teklifler',
  copied: 'Son kopyaladığınız kodlar',
  link: 'Kaydedilen teklifler: {count}',
  done: 'Kaydedildi.',
  seeList: 'Listenizi görün',
};
