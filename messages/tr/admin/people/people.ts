import type { texts as english } from '../../../en/admin/people/people.ts';

export const texts: typeof english = {
  title: 'Kişiler',
  explanation:
    'Herkes kendi anahtarıyla giriş yapar. Sahibi ayrıldığında ya da kaybettiğinde anahtarı iptal edin. Anahtar hemen geçersiz olur.',
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
  lastUsed: (time) => `Son kullanım: ${time}`,
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
  noName: 'Bir ad girin.',
};
