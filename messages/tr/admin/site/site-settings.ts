import type { texts as english } from '../../../en/admin/site/site-settings.ts';

export const texts: typeof english = {
  title: 'Site',
  ownersOnly:
    'Ayarları yalnızca sahipler değiştirebilir. Bir değişiklik gerekiyorsa onlardan birine başvurun.',
  saved: 'Ayarlar kaydedildi.',
  fromEnvironment: (variable, value) =>
    `${variable} ortam değişkeni “${value}” olarak ayarlı ve önceliklidir.`,
  name: 'Sitenin adı',
  nameHint: 'Boşsa Aceboard kullanılır.',
  inquiryEmail: 'Mesajlar için e-posta',
  inquiryEmailHint:
    'Her yeni mesajı bu adrese e-postayla göndeririz (saatte en fazla 20). Kapatmak için boş bırakın.',
  telegram: 'Telegram',
  telegramHint:
    'Altbilgide bağlantı istemiyorsanız boş bırakın. Siteye ad verene kadar https://t.me/aceboard adresine gider.',
  counter: 'Çevrimiçi sayacı',
  counterHint: '“Canlı”, açık sayfaları sayar.',
  factDays: 'Bilgilerin kontrol aralığı (gün)',
  factDaysHint: 'Bu süre boyunca kontrol edilmeyen ortak bilgileri genel bakışta listelenir.',
  linkCheck: 'Dış bağlantıları her gece kontrol et',
  linkCheckHint: 'Sitenin herkese açık bir adresi varsa varsayılan olarak açıktır.',
  linkChecks: { default: 'Varsayılan', on: 'Açık', off: 'Kapalı' },
  counters: {
    default: 'Varsayılan (benzetim)',
    simulated: 'Benzetim',
    live: 'Canlı',
    off: 'Kapalı',
  },
  theme: 'Tema',
  themeHint: '“Ziyaretçinin seçimi”, ziyaretçinin sistem ayarına uyar.',
  themes: { dark: 'Koyu', light: 'Açık', system: 'Ziyaretçinin seçimi' },
  accent: 'Vurgu rengi',
  accentHint:
    'Düğme ve bağlantılarda kullanılır. #e9b44c gibi altı onaltılık basamak. Boşsa pirinç rengi kullanılır.',
  pickAccent: 'Renk seç',
  takeAccent: (colour) => `Okunabilen en yakın rengi kullan: ${colour}`,
  logo: 'Logo',
  logoHint:
    'Üstbilgide ve e-postalarda 32 piksel yükseklikte gösterilir. Varsayılan işaret ve ad için boş bırakın.',
  lightLogo: 'Açık sayfalar için logo',
  lightLogoHint: 'İsteğe bağlı. Boş bırakılırsa açık sayfalarda da diğer logo gösterilir.',
  logoPreview: {
    title: 'Logo önizlemesi',
    dark: 'Koyu sayfalarda',
    light: 'Açık sayfalarda',
    vanishes: 'Bu logo burada neredeyse hiç görünmüyor. Daha kontrastlı bir logo seçin.',
  },
  defaultName: 'Aceboard',
  shareImage: 'Sitenin bağlantısı paylaşıldığında görünen görsel',
  icon: 'Simge',
  iconHint:
    'En az 512 piksellik bir kare. Tarayıcı ve cihaz simgeleri ile paylaşılan bağlantıların görseli bundan oluşturulur.',
  footerNote: 'Altbilgi notu',
  announcement: 'Duyuru',
  announcementHint:
    'Başlangıcından bitişine kadar her sayfanın üstünde gösterilir. Duyuru istemiyorsanız boş bırakın.',
  theAnnouncement: 'Duyuru',
  link: 'Bağlantı',
  linkHint: 'Bir web adresi ya da /bonuses gibi bir yol.',
  languages: {
    title: 'Diller',
    pages: (language) => `${language} sayfalar`,
    hint: 'Kapatılan dilin sayfaları ve formlardaki alanları kaldırılır. Metinleri silinmez, sayfalarına giden bağlantılar İngilizce sayfalara yönlendirilir.',
  },
  networks: {
    title: 'Diğer ağlar',
    network: (number) => `Ağ ${number}`,
    name: 'Ad (zorunlu)',
    url: 'Adres (zorunlu)',
    remove: (number) => `Kaldır: ağ ${number}`,
    add: 'Ağ ekle',
  },
};
