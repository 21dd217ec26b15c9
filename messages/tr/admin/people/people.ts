import type { texts as english } from '../../../en/admin/people/people.ts';

export const texts: typeof english = {
  title: 'Kişiler',
  explanation:
    'Herkes kendi anahtarıyla ya da geçiş anahtarlarıyla giriş yapar. Sahibi ayrıldığında ya da kaybettiğinde anahtarı iptal edin. Anahtar ve geçiş anahtarları hemen geçersiz olur.',
  firstOwner: 'Sunucunun başlatıldığı anahtar. ADMIN_TOKEN değiştirildiğinde geçersiz olur.',
  roles: {
    owner: {
      label: 'Sahip',
      inSentence: 'sahip',
      may: 'Kişiler ve ayarlar dahil her şeyi yönetebilir.',
    },
    editor: {
      label: 'Editör',
      inSentence: 'editör',
      may: 'Kişiler ve ayarlar dışında her şeyi değiştirebilir.',
    },
    author: {
      label: 'Yazar',
      inSentence: 'yazar',
      may: 'Her şeyi görüntüleyebilir ve başkasının onaylayacağı değişiklikler önerebilir.',
    },
    viewer: {
      label: 'İzleyici',
      inSentence: 'izleyici',
      may: 'Her şeyi görüntüleyebilir, hiçbir şeyi değiştiremez.',
    },
  },
  role: 'Rol',
  you: 'Siz',
  add: 'Kişi ekle',
  make: 'Anahtar oluştur',
  tokenOf: (name) => `Anahtar: ${name}`,
  shownOnce:
    'Bu anahtar yalnızca bir kez gösterilir. Anahtara sahip olan herkes bu kişi olarak giriş yapabilir; güvenli bir yolla paylaşın.',
  copy: 'Anahtarı kopyala',
  done: 'Tamam',
  revoked: 'İptal edilenler',
  revokedCount: (count) => `İptal edilenler (${count})`,
  revokedBy: (name, role, by, time) => `${name}, ${role}: iptal eden ${by}, ${time}`,
  lastUsed: (time, place) => `Son kullanım: ${time}${place && ` (${place})`}`,
  notUsed: 'Henüz kullanılmadı',
  madeBy: (name, time) => `Oluşturan: ${name}, ${time}`,
  ended: (name) => `Anahtar artık geçersiz: ${name}.`,
  change: 'Düzenle',
  changeNamed: (name) => `Düzenle: ${name}`,
  revoke: 'İptal et',
  revokeNamed: (name) => `Anahtarı iptal et: ${name}`,
  askToRevoke: (name) => `Anahtar iptal edilsin mi (${name})?`,
  revocation:
    'Her yerde hemen geçersiz olur ve geri alınamaz: yenisini oluşturmanız gerekir. Bu anahtarla yapılan değişiklikler geçmişte kalır.',
  ownToken: 'Bu anahtarla giriş yaptınız.',
  name: 'Ad',
  nameHint: 'Geçmişte her değişikliğin yanında gösterilir.',
  limits: 'Sınırlar',
  endsLabel: 'Son kullanım zamanı',
  endsHint: 'Süresiz bir anahtar için boş bırakın.',
  networks: 'Yalnızca bu ağlardan',
  networksHint: 'Her satıra bir ağ, örneğin 203.0.113.0/24. Tümü için boş bırakın.',
  forPrograms: 'Yalnızca programlar için',
  maySeeMoney: 'Para bilgilerini görebilir',
  maySeeMoneyHint:
    'Anlaşmalar, kazançlar ve ödemeler. Bu yetkiye sahip editörler bunları girebilir de.',
  forProgramsHint: 'Anahtar içe aktarmalar ve betikler için çalışır; kimse onunla giriş yapamaz.',
  endsAt: (time) => `Son kullanım zamanı: ${time}`,
  onlyFrom: (networks) => `Yalnızca ${networks}`,
  noName: 'Bir ad girin.',
};
