import type { texts as english } from '../../../en/admin/partner/conversion.ts';

export const texts: typeof english = {
  title: (name) => `Dönüşümler: ${name}`,
  explanation: (days) =>
    `Ortak, bir tıklamanın sonucunu burada bildirir: kayıt, yatırım veya kazanç. Tıklamadan sonraki ${days} gün boyunca sayılır.`,
  seeReport: 'Raporu görün',
  noId: 'Bu ortağa giden bağlantılar henüz kimlik taşımıyor, bu yüzden onlar için bir şey bildirilemez.',
  enterParameter: 'Tıklama parametresini girin',
  importTitle: 'Ortağın dosyasını içe aktarın',
  importHint:
    'click ve event sütunları olan bir CSV dosyası; varsa amount, currency, id ve 2026-12-31 gibi bir date de. event; signup, deposit veya earning olur. Diğer sütunlar atlanır, daha önce sayılanlar yeniden sayılmaz.',
  toReport: 'Rapora git',
  postback: {
    title: 'Postback adresleri',
    explanation: (parameter) =>
      `Öğrenmek istediğiniz her olayın adresini ortağa verin; ayraç içindeki sözcüklerin yerine ortağın kendi makroları gelir: {click} bağlantının şununla getirdiği değer: ${parameter}; {amount} 12.30 gibi bir sayı, {currency} USD gibi kodu, {id} ise işlemin numarasıdır; böylece iki kez gönderilen bir kez sayılır.`,
    itsParameter: 'tıklama parametresi',
    events: { signup: 'Kayıt', deposit: 'Yatırım', earning: 'Kazanç' },
    shownOnce: 'Anahtar bu adreslerde yalnızca bu kez durur: çıkmadan önce kopyalayın.',
    hasKey: (maker, time) =>
      `KEY, ortağın anahtarının yerine durur; oluşturan: ${maker}, ${time}. Yeniden gösterilemez.`,
    noKey:
      'Bu ortağın henüz anahtarı yok, bu yüzden hiçbir adres çalışmaz. Anahtarı bir sahip oluşturur.',
    renew: 'Yeni anahtar oluştur',
    make: 'Anahtar oluştur',
    askToRenew: 'Yeni anahtar oluşturulsun mu?',
    renewal:
      'Ortağın elindeki adresler hemen çalışmaz olur. Ortak yenilerini alana kadar dönüşümler reddedilir.',
    copy: 'Kopyala',
  },
};
