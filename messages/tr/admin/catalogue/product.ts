import { countedIn } from '../../../counted.ts';
import type { texts as english } from '../../../en/admin/catalogue/product.ts';

const counted = countedIn('tr');

export const texts: typeof english = {
  title: 'Ürünler',
  kind: 'ürün',
  create: 'Ürün oluştur',
  new: 'Yeni ürün',
  empty: 'Ürün bulunamadı.',
  first: 'İlk ortağı ekleyin',
  list: 'Ürünler',
  listIn: (category) => `Ürünler: ${category}`,
  search: 'Ad veya kimlik',
  missing: 'Eksik olan',
  complete: 'Eksikli veya eksiksiz',
  lacks: {
    image: 'Görsel yok',
    rating: 'Puan yok',
    language: (language) => `${language} çeviri eksik`,
  },
  tooMany: (shown, total) => `${total} üründen ilk ${shown} tanesi: elle sıralamak için çok fazla.`,
  deletion:
    'Üst listelerdeki yerleri de gider. Bannerları, bonusları ve promosyon kodları ürünsüz olarak kalır.',
  conversions: 'Dönüşümler ve postback adresleri',
  fields: {
    name: 'Ad',
    requiredName: 'Ad (zorunlu)',
    description: 'Açıklama',
    freeSpins: 'Ücretsiz dönüş etiketi',
    freeBet: 'Bedava bahis etiketi',
    rating: 'Puan',
    ratingHint: '0 ile 5 arasında, 0,1 adımlarla. Boşsa Popüler Liste 5 gösterir.',
    refLink: 'Ortaklık bağlantısı',
    refLinkHint: 'Oyna düğmesinin götürdüğü yer. Boşsa Oyna düğmesi olmaz.',
    clickParameter: 'Tıklama parametresi',
    clickParameterHint:
      'Bu ortağın tıklama kimliğini aldığı ad, örneğin subid. O zaman ortağa giden bağlantılar bir kimlik taşır.',
    logo: 'Logo',
  },
  images: {
    title: 'Görseller',
    image: (number) => `Görsel ${number}`,
    up: 'Yukarı taşı',
    upNamed: (number) => `Yukarı taşı: görsel ${number}`,
    down: 'Aşağı taşı',
    downNamed: (number) => `Aşağı taşı: görsel ${number}`,
    delete: 'Alanı sil',
    deleteNamed: (number) => `Alanı sil: görsel ${number}`,
    add: 'Görsel ekle',
  },
  picker: {
    label: 'Ürün',
    hint: 'Adından en az 2 karakter ya da kimliğini yazın.',
    none: 'Ürün bulunamadı.',
    found: (count) => counted(count, { other: '{count} ürün bulundu.' }),
    gone: (id) => `${id} kimlikli ürün artık yok`,
    clear: 'Temizle',
    clearNamed: (label) => `Temizle: ${label}`,
  },
};
