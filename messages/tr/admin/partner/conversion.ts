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
    'Tıklama kimliklerini içeren bir CSV dosyası. Hangi sütunun ne olduğunu siz seçersiniz. Olaylar signup, deposit veya earning olmalı, tarihler 2026-12-31 gibi yazılmalıdır. Daha önce sayılmış dönüşümler yeniden sayılmaz.',
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
  log: {
    title: 'Son postback’ler',
    empty: 'Henüz bir şey gelmedi. Adresi ortağa göndermeden önce yukarıdan deneyebilirsiniz.',
    refresh: 'Yenile',
    wrongKey: 'Yanlış ya da değiştirilmiş bir anahtarla gönderildi',
    outcomes: {
      counted: 'Sayıldı',
      repeated: 'Zaten sayılmış',
      refused: 'Reddedildi',
      'wrong key': 'Yanlış anahtar',
    },
  },
  trial: {
    url: 'Bir adresi dene',
    hint: 'Ortağın çağırdığı bir adresi yapıştırın. Boş bırakırsanız son tıklama için bir kayıt denenir. Hiçbir şey sayılmaz.',
    run: 'Dene',
    counted: (conversion) => `Çalışıyor. Şu sayılırdı: ${conversion}.`,
    repeated: (conversion) => `Çalışıyor, ama bu zaten sayılmış: ${conversion}.`,
  },
  mapping: {
    title: 'Dosyadaki sütunlar',
    missing: 'Tıklama kimliklerinin sütununu ve olayların sütununu ya da türünü seçin.',
    columns: {
      click: 'Tıklama kimliği (zorunlu)',
      event: 'Olay',
      amount: 'Tutar',
      currency: 'Para birimi',
      id: 'İşlem numarası',
      date: 'Tarih',
    },
    none: 'Dosyada yok',
    event: 'Olayı belirtilmeyen satırlar',
    eventHint: 'Yalnızca tek tür olay içeren dosyalar için.',
    noEvent: 'Reddedilir',
  },
  imports: {
    title: 'İçe aktarmalar',
    entry: (count, actor) => `${count} dönüşüm, içe aktaran: ${actor}`,
    undo: 'Geri al',
    undone: 'İçe aktarma geri alındı.',
    undoneBy: (actor) => `Geri alan: ${actor}`,
    ask: 'Bu içe aktarma geri alınsın mı?',
    consequence: (count) =>
      `Eklediği ${count} dönüşüm tüm raporlardan çıkarılır. Dosyayı yeniden içe aktarabilirsiniz.`,
  },
  overview: {
    title: 'Dönüşümler',
    explanation: 'Her ortağın son 28 günde bildirdikleri ve son postback’i.',
    empty:
      'Henüz tıklama ya da dönüşüm yok. Bir ortağı ayarlamak için ürününü açıp dönüşüm bağlantısını seçin.',
    columns: {
      partner: 'Ortak',
      clicks: 'Tıklama',
      signups: 'Kayıt',
      deposits: 'Yatırım',
      earned: 'Kazanç',
      last: 'Son postback',
    },
    noParameter: 'Tıklama parametresi ayarlanmamış',
    noKey: 'Henüz anahtar yok',
    nothingYet: 'Henüz bir şey gelmedi',
  },
};
