import type { texts as english } from '../../../en/admin/people/people.ts';

export const texts: typeof english = {
  title: 'Kişiler',
  explanation:
    'Herkes kendi anahtarıyla giriş yapar. Kişi ayrılırsa veya anahtar kaybolursa anahtar iptal edilir ve hemen geçersiz olur.',
  firstOwner:
    'Sunucunun başlatıldığı anahtar. ADMIN_TOKEN başka bir değere ayarlanınca geçersiz olur.',
  roles: {
    owner: {
      label: 'Sahip',
      inSentence: 'sahip',
      may: 'Kişiler ve ayarlar dâhil her şeyi yapabilir.',
    },
    editor: {
      label: 'Editör',
      inSentence: 'editör',
      may: 'Kişiler ve ayarlar dışında her şeyi değiştirebilir.',
    },
    viewer: {
      label: 'İzleyici',
      inSentence: 'izleyici',
      may: 'Her şeyi okur, hiçbir şeyi değiştirmez.',
    },
  },
  role: 'Rol',
  you: 'Siz',
  add: 'Kişi ekle',
  make: 'Anahtar oluştur',
  tokenOf: (name) => `Anahtar: ${name}`,
  shownOnce:
    'Yalnızca bu kez gösterilir. Ona sahip olan bu kişi olarak giriş yapar; güvenli biçimde iletin.',
  copy: 'Anahtarı kopyala',
  done: 'Tamam',
  revoked: 'İptal edilenler',
  revokedCount: (count) => `İptal edilenler (${count})`,
  revokedBy: (name, role, by, time) => `${name}, ${role}: iptal eden ${by}, ${time}`,
  lastUsed: (time) => `Son kullanım: ${time}`,
  notUsed: 'Henüz kullanılmadı',
  madeBy: (name, time) => `Oluşturan: ${name}, ${time}`,
  ended: (name) => `Anahtar artık geçersiz: ${name}.`,
  change: 'Değiştir',
  changeNamed: (name) => `Değiştir: ${name}`,
  revoke: 'İptal et',
  revokeNamed: (name) => `Anahtarı iptal et: ${name}`,
  askToRevoke: (name) => `Anahtar iptal edilsin mi (${name})?`,
  revocation:
    'Kullanıldığı her yerde hemen geçersiz olur ve geri getirilemez: yenisini oluşturmak gerekir. Onunla yapılanlar geçmişte kalır.',
  ownToken: 'Bu anahtarla giriş yaptınız.',
  name: 'Ad',
  nameHint: 'Geçmiş onu her değişikliğin yanında gösterir.',
  noName: 'Kişinin bir adı olmalı.',
};
