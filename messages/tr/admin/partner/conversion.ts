import type { texts as english } from '../../../en/admin/partner/conversion.ts';

export const texts: typeof english = {
  title: (name) => `Dönüşümler: ${name}`,
  explanation: (days) =>
    `Ortaklar, bir tıklamanın ardından ne olduğunu burada bildirir: kayıt, yatırım veya kazanç. Olaylar, tıklamadan sonraki ${days} gün boyunca sayılır.`,
  seeReport: 'Raporu görüntüle',
  noId: 'Bu ortağa giden bağlantılar henüz tıklama kimliği taşımıyor, bu yüzden dönüşüm bildirilemez.',
  enterParameter: 'Tıklama parametresini ayarla',
  importTitle: 'Ortaktan gelen dosyayı içe aktar',
  importHint:
    'click ve event sütunlarını, isteğe bağlı olarak da amount, currency, id ve date (2026-12-31 gibi) sütunlarını içeren bir CSV dosyası. event değeri signup, deposit veya earning olmalıdır. Diğer sütunlar yok sayılır, daha önce sayılmış dönüşümler yeniden sayılmaz.',
  toReport: 'Rapora dön',
  postback: {
    title: 'Postback adresleri',
    explanation: (parameter) =>
      `İzlemek istediğiniz her olayın adresini ortağa verin; süslü ayraç içindeki sözcüklerin yerine ortağın kendi makroları yazılır: {click}, bağlantımızın ${parameter} ile ilettiği değerdir; {amount} 12.30 gibi bir sayı, {currency} USD gibi bir kod, {id} ise işlem numarasıdır. Böylece iki kez gönderilen bir işlem bir kez sayılır.`,
    itsParameter: 'tıklama parametresi',
    events: { signup: 'Kayıt', deposit: 'Yatırım', earning: 'Kazanç' },
    shownOnce: 'Anahtar bu adreslerde yalnızca bir kez gösterilir. Sayfadan ayrılmadan kopyalayın.',
    hasKey: (maker, time) =>
      `KEY, ${maker} tarafından ${time} tarihinde oluşturulan ortak anahtarının yerine geçer. Anahtar yeniden gösterilemez.`,
    noKey:
      'Bu ortağın henüz anahtarı yok, bu yüzden bu adresler çalışmaz. Bir sahipten anahtar oluşturmasını isteyin.',
    renew: 'Yeni anahtar oluştur',
    make: 'Anahtar oluştur',
    askToRenew: 'Yeni anahtar oluşturulsun mu?',
    renewal:
      'Ortağın mevcut adresleri hemen geçersiz olur. Ortak yenilerini kullanmaya başlayana kadar dönüşümler reddedilir.',
    copy: 'Kopyala',
  },
};
