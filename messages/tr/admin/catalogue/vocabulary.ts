import { countedIn } from '../../../counted.ts';
import type { texts as english } from '../../../en/admin/catalogue/vocabulary.ts';

const counted = countedIn('tr');

export const texts: typeof english = {
  search: 'Ad',
  name: 'Ad',
  usedBy: 'Kullanan',
  partners: (count) => counted(count, { other: '{count} ortak' }),
  nameRequired: 'Ad (zorunlu)',
  nameIn: (language) => `${language} adı`,
  nameInHint: 'Aynıysa boş bırakın.',
  deletion: 'Geçmişten geri yükleyebilirsiniz.',
  regulator: {
    kind: 'düzenleyici kurum',
    create: 'Kurum oluştur',
    new: 'Yeni düzenleyici kurum',
    explanation:
      'Düzenleyici kurumlar ortakların lisanslarını verir. Ziyaretçiler lisansı sorgulamak veya şikâyet etmek için bağlantılarını görür.',
    empty: 'Henüz düzenleyici kurum yok.',
    country: 'Ülke',
    noCountry: 'Ülke yok',
    register: 'Lisans sicili',
    registerHint: 'Ziyaretçilerin lisansı sorgulayabileceği adres.',
    complaints: 'Şikâyet',
    complaintsHint: 'Ziyaretçilerin bir ortağı şikâyet edebileceği adres.',
  },
  paymentMethod: {
    kind: 'ödeme yöntemi',
    create: 'Ödeme yöntemi oluştur',
    new: 'Yeni ödeme yöntemi',
    explanation: 'Oyuncuların para yatırma ve çekme yolları.',
    empty: 'Henüz ödeme yöntemi yok.',
    type: 'Tür',
    icon: 'Simge',
    kinds: {
      card: 'Kart',
      bank: 'Banka',
      wallet: 'Cüzdan',
      voucher: 'Kupon',
      mobile: 'Mobil',
      crypto: 'Kripto',
      other: 'Diğer',
    },
  },
  provider: {
    kind: 'sağlayıcı',
    create: 'Sağlayıcı oluştur',
    new: 'Yeni sağlayıcı',
    explanation: 'Ortakların sunduğu oyunları yapan şirketler.',
    empty: 'Henüz sağlayıcı yok.',
  },
};
