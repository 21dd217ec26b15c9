import type { texts as english } from '../../../en/admin/site/site-settings.ts';

export const texts: typeof english = {
  title: 'Site',
  ownersOnly: 'Ayarlar sahipler içindir. Burada bir şey değiştirmesini onlardan birinden isteyin.',
  saved: 'Ayarlar kaydedildi.',
  fromEnvironment: (variable, value) =>
    `Ortam, ${variable} değişkenini “${value}” olarak ayarlıyor; öncelik onundur.`,
  name: 'Sitenin adı',
  nameHint: 'Boş: Aceboard.',
  inquiryEmail: 'Mesajlar için e-posta',
  inquiryEmailHint: 'Her yeni mesaj ona bildirilir, saatte en çok yirmi kez. Boş: kimseye.',
  telegram: 'Telegram',
  telegramHint:
    'Boş: altbilgide bağlantı olmaz; sitenin kendi adı yokken https://t.me/aceboard olur.',
  counter: 'Çevrimiçi sayacı',
  counterHint: 'Canlı, açık sayfaları sayar.',
  counters: {
    default: 'Varsayılan (benzetim)',
    simulated: 'Benzetim',
    live: 'Canlı',
    off: 'Kapalı',
  },
  theme: 'Tema',
  themeHint: 'Ziyaretçinin seçimi, sisteminin ayarını izler.',
  themes: { dark: 'Koyu', light: 'Açık', system: 'Ziyaretçinin seçimi' },
  accent: 'Vurgu rengi',
  accentHint:
    'Düğmeler ve bağlantılar bu renktedir. Altı onaltılık basamak, örneğin #e9b44c. Boş: pirinç.',
  pickAccent: 'Renk seç',
  takeAccent: (colour) => `Okunabilen en yakın rengi kullan: ${colour}`,
  logo: 'Logo',
  logoHint: 'Üstbilgide ve e-postalarda 32 piksel yükseklikte durur. Boş: adın yanında bir işaret.',
  icon: 'Simge',
  iconHint:
    'En az 512 piksellik bir kare. Tarayıcı ve cihaz simgeleri ile paylaşılan bağlantıların görseli bundan yapılır.',
  footerNote: 'Altbilgi notu',
  announcement: 'Duyuru',
  announcementHint: 'Başlangıcından bitişine kadar her sayfanın üstünde durur. Boş: duyuru yok.',
  theAnnouncement: 'Duyuru',
  link: 'Bağlantı',
  linkHint: 'Bir adres ya da /bonuses gibi bir yol.',
  networks: {
    title: 'Diğer ağlar',
    network: (number) => `Ağ ${number}`,
    name: 'Ad (zorunlu)',
    url: 'Adres (zorunlu)',
    remove: (number) => `Kaldır: ağ ${number}`,
    add: 'Ağ ekle',
  },
};
