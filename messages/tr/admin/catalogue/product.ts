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
  missing: 'Eksik bilgi',
  complete: 'Eksik: hepsi',
  lacks: {
    image: 'Görsel yok',
    rating: 'Puan yok',
    factCheck: 'Kontrol edilecek bilgi',
    language: (language) => `${language} çeviri eksik`,
  },
  columns: {
    markets: 'Pazarlar',
    offers: 'Yayındaki teklifler',
    changed: 'Son değişiklik',
    changedBy: (day, person) => `${day}, ${person}`,
    clicks: (days) => `Tıklama (${days} gün)`,
  },
  tooMany: (shown, total) =>
    `${total} üründen ilk ${shown} tanesi gösteriliyor: elle sıralamak için çok fazla.`,
  deletion:
    'Üst listelerden de kaldırılır. Bannerları, bonusları ve promosyon kodları ürünsüz olarak kalır.',
  conversions: 'Dönüşümler ve postback adresleri',
  fields: {
    name: 'Ad',
    requiredName: 'Ad (zorunlu)',
    description: 'Açıklama',
    freeSpins: 'Ücretsiz dönüş etiketi',
    freeBet: 'Bedava bahis etiketi',
    pickReason: 'Neden seçtik',
    pickReasonHint:
      'Sıralı listenin ilk kartında “Seçimimiz:” sözünden sonra görünür. Örneğin: on bir saatte ödeme',
    rating: 'Puan',
    ratingHint: '0 ile 5 arasında, 0,1 adımlarla. Puan yoksa Popüler Liste’de 5 görünür.',
    refLink: 'Ortaklık bağlantısı',
    refLinkHint: 'Oyna düğmesinin yönlendirdiği yer. Bağlantı yoksa Oyna düğmesi gösterilmez.',
    clickParameter: 'Tıklama parametresi',
    clickParameterHint:
      'Bu ortağın tıklama kimliğini aldığı URL parametresi, örneğin subid. Girilirse ortağa giden bağlantılar bir tıklama kimliği taşır.',
    logo: 'Logo',
  },
  slug: {
    label: 'URL adı',
    fromName: 'Sayfa adresinin son bölümü. Boş bırakırsanız addan oluşturulur.',
    path: (path) => `Sayfanın adresi: ${path}.`,
    old: 'Değiştirirseniz eski adres yenisine yönlendirilir.',
    taken: (name) => `Bu URL adı ${name} tarafından kullanılıyor.`,
    ofOther: (name) => `Bu, ${name} için eski bir adrestir ve oraya yönlendirir.`,
    ofDeleted: (name) =>
      `Bu, silinen ${name} adlı ürünün adresiydi. Ona verilen bağlantılar bu ürüne gidecek.`,
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
    hint: 'Adın en az 2 karakterini ya da kimliği yazın.',
    none: 'Ürün bulunamadı.',
    found: (count) => counted(count, { other: '{count} ürün bulundu.' }),
    gone: (id) => `${id} kimlikli ürün artık yok`,
    clear: 'Temizle',
    clearNamed: (label) => `Temizle: ${label}`,
  },
};
