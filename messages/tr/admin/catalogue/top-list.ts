import type { texts as english } from '../../../en/admin/catalogue/top-list.ts';

export const texts: typeof english = {
  title: 'Üst listeler',
  kind: 'üst liste kaydı',
  allMarkets: 'Tüm ülkeler',
  empty: 'Bu üst listede henüz ürün yok. Eklemek için yukarıdaki aramayı kullanın.',
  firstPartner: 'Önce bir ortak ekleyin',
  listOf: (category) => `Üst liste: ${category}`,
  historyOfOrder: 'Bu sıralamanın geçmişi',
  left: (name) => `${name} bu listeden çıkarıldı.`,
  removal: 'Bu listeden çıkar; ürünün kendisi kalır.',
  ad: 'Reklam',
  editPlace: 'Yerini düzenle',
  editPlaceOf: (name) => `Yerini düzenle: ${name}`,
  add: {
    noCategory: 'Önce kategori seçin',
    noProduct: 'Eklemeden önce ürün seçin',
    paid: 'Ücretli yer: ziyaretçiler yanında “Reklam” yazısını görür',
    send: 'Üst listeye ekle',
    done: (name, position) => `${name} ${position}. sıraya eklendi.`,
  },
  paid: 'Ücretli yer',
  paidHint: 'Ortak bu yer için ödeme yapıyor. Ziyaretçiler yanında “Reklam” yazısını görür.',
};
