import { countedIn } from '../../counted.ts';
import type { texts as english } from '../../en/admin/form.ts';

const counted = countedIn('tr');

export const texts: typeof english = {
  saved: (name) => `${name} kaydedildi.`,
  created: (name) => `${name} oluşturuldu.`,
  deleted: (name) => `${name} silindi.`,
  noSuch: (kind, id) => `${id} kimlikli kayıt bulunamadı (${kind}).`,
  save: 'Kaydet',
  saveAndNew: 'Kaydet ve yeni ekle',
  prefilled: 'Bazı alanlar az önce kaydettiğiniz kayıttan dolduruldu.',
  copyOf: (name) => `${name} (kopya)`,
  saving: 'Kaydediliyor…',
  unsaved: 'Kaydedilmemiş değişiklikler',
  restored: 'Kaydedilmemiş değişiklikleriniz geri yüklendi.',
  uploading: 'Yüklemenin bitmesi bekleniyor',
  preview: 'Önizleme',
  languages: 'Diller',
  translated: (count, total) => `${count}/${total}`,
  complete: 'çevrildi',
  hasErrors: 'hata var',
  notSaved: 'Kaydedilmedi.',
  check: 'Şu alanları kontrol edin:',
  otherField: 'Başka bir alan',
  leave: {
    title: 'Kaydetmeden çıkılsın mı?',
    text: 'Bu sayfadaki değişiklikleriniz kaybolacak.',
    action: 'Kaydetmeden çık',
  },
  outdated: {
    title: 'Kaydedilmedi: siz açtıktan sonra bunu başka biri değiştirdi.',
    theirs: (fields) => `Diğer kişinin değiştirdikleri: ${fields}.`,
    both: (fields) =>
      `Sizin de değiştirdikleriniz: ${fields}. Sizin sürümünüz onunkinin yerine geçer.`,
    merge: 'Birleştir (değişikliklerimi koru)',
    discard: 'Değişikliklerimi sil',
  },
  categories: 'Kategoriler',
  retired: (market) => `${market} (kullanım dışı)`,
  current: {
    today: { short: 'Bugün', of: (field) => `, ${field}` },
    now: { short: 'Şimdi', of: (field) => `, ${field}` },
  },
  schedule: {
    startsAt: 'Başlangıç zamanı',
    endsAt: 'Bitiş zamanı',
    siteTime: (timeZone) => `Sitenin saatiyle (${timeZone}). `,
    emptyStart: 'Hemen göstermek için boş bırakın.',
    emptyEnd: 'Bitiş tarihi yoksa boş bırakın.',
  },
  image: {
    label: 'Görsel yükle',
    one: 'Her seferinde tek bir görsel bırakın.',
    noImage: 'Bu dosya görsel değil. PNG, JPEG, WebP, AVIF veya GIF kullanın.',
    uploading: 'Yükleniyor...',
    drop: 'Görseli buraya bırakın.',
    replace: 'Değiştir',
    choose: 'Dosya seç',
    replaceFor: (label) => `Değiştir: ${label}`,
    chooseFor: (label) => `Dosya seç: ${label}`,
    library: 'Kitaplıktan seç',
    libraryFor: (label) => `Kitaplıktan seç: ${label}`,
    remove: 'Kaldır',
    removeNamed: (label) => `Kaldır: ${label}`,
  },
  terms: {
    title: 'Koşullar',
    kind: 'Teklif türü',
    noKind: 'Belirtilmedi',
    kinds: {
      welcome: 'Hoş geldin bonusu',
      deposit: 'Yatırım bonusu',
      no_deposit: 'Yatırım gerekmez',
      free_spins: 'Ücretsiz dönüş',
      free_bet: 'Bedava bahis',
      cashback: 'Kayıp iadesi',
      other: 'Teklif',
    },
    amounts: {
      min_deposit: { label: 'Minimum yatırım', hint: 'Örneğin $20' },
      wagering: { label: 'Çevrim', hint: 'Örneğin 35x' },
      max_bet: { label: 'Maksimum bahis', hint: 'Örneğin $5' },
    },
    value: 'Değer',
    valueHint: 'Örneğin %100, en fazla $200',
    eligibility: 'Uygunluk',
    eligibilityHint: 'Örneğin Yeni oyuncular',
    numbers: {
      title: 'Sayılarla koşullar',
      hint: 'Ziyaretçiler metinlerin yerine bunları kendi dillerinde okur.',
      groups: { value: 'Değer', wagering: 'Çevrim', limits: 'Sınırlar' },
      unknown: 'Belirtilmedi',
      yes: 'Evet',
      no: 'Hayır',
      bases: { bonus: 'Bonus', deposit_bonus: 'Yatırım ve bonus', winnings: 'Kazanç' },
      read: 'Sayıları metinlerden oku',
      found: 'Metinlerde bulunanlar',
      quoted: (source) => `“${source}”`,
      instead: (value) => `şunun yerine: ${value}`,
      fill: (count) => counted(count, { other: '{count} sayıyı doldur' }),
      filled: (count) => counted(count, { other: '{count} sayı dolduruldu.' }),
      nothing: 'Metinlerde doldurulmamış bir sayı yok.',
    },
    text: 'Koşullar',
    url: 'Koşulların bağlantısı',
    verifiedOn: 'Koşulların doğrulandığı gün',
    verifiedHint: 'Koşulların ortağın sitesinde en son kontrol edildiği gün.',
  },
  risky: {
    words: (words) => `Riskli: ${words}.`,
    advice: {
      noRisk: {
        reason: 'Para yatıran herkes parasını kaybedebilir.',
        suggestion:
          'Neyin nasıl iade edildiğini yazın, örneğin “İlk bahsiniz kaybederse tutarı bonus olarak iade edilir”.',
      },
      sureWin: {
        reason: 'Kimse kazanç sözü veremez.',
        suggestion:
          'Bonusun tutarı gibi kesin olanı yazın; bir bahsin veya oyunun sonucundan söz etmeyin.',
      },
      freeMoney: {
        reason: 'Ziyaretçinin para yatırması veya bahis yapması gerekiyorsa bedava değildir.',
        suggestion: 'Koşulu yanına yazın, örneğin “20 $ yatırıma 20 $ bonus, 35x çevrim”.',
      },
      income: {
        reason: 'Kumar bir kazanç yolu değildir.',
        suggestion:
          'Kumarı para harcanan bir eğlence olarak anlatın; gelirden, borçtan ve işten söz etmeyin.',
      },
      chasing: {
        reason: 'Kaybedenleri oynamaya devam etmeye iter.',
        suggestion: 'Teklifin ne zaman bittiğini söyleyin, kararı ziyaretçiye bırakın.',
      },
    },
  },
};
