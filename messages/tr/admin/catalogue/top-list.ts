import { countedIn } from '../../../counted.ts';
import type { texts as english } from '../../../en/admin/catalogue/top-list.ts';

const counted = countedIn('tr');

export const texts: typeof english = {
  title: 'Üst listeler',
  kind: 'üst liste kaydı',
  allMarkets: 'Tüm ülkeler',
  empty: 'Bu üst listede henüz ürün yok. Eklemek için yukarıdaki aramayı kullanın.',
  bestRated: 'En yüksek puanlı ortaklarla başla',
  started: (count) => counted(count, { other: '{count} ortak eklendi.' }),
  firstPartner: 'Önce bir ortak ekleyin',
  listOf: (category) => `Üst liste: ${category}`,
  historyOfOrder: 'Bu listenin geçmişi',
  left: (name) => `${name} bu listeden kaldırıldı.`,
  removal: 'Yalnızca bu listeden kaldırılır. Ürünün kendisi silinmez.',
  ad: 'Reklam',
  editPlace: 'Yerleşimi düzenle',
  editPlaceOf: (name) => `Yerleşimi düzenle: ${name}`,
  add: {
    noCategory: 'Önce kategori seçin',
    noProduct: 'Eklemeden önce ürün seçin',
    paid: 'Ücretli yerleşim: ziyaretçiler yanında “Reklam” etiketini görür',
    send: 'Üst listeye ekle',
    done: (name, position) => `${name} ${position}. sıraya eklendi.`,
  },
  paid: 'Ücretli yerleşim',
  paidHint: 'Ortak bu yerleşim için ödeme yapıyor. Ziyaretçiler yanında “Reklam” etiketini görür.',
};
