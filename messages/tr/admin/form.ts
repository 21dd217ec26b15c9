import type { texts as english } from '../../en/admin/form.ts';

export const texts: typeof english = {
  saved: (name) => `${name} kaydedildi.`,
  created: (name) => `${name} oluşturuldu.`,
  deleted: (name) => `${name} silindi.`,
  noSuch: (kind, id) => `Bu kimlikle bir kayıt yok (${kind}): ${id}.`,
  save: 'Kaydet',
  saving: 'Kaydediliyor…',
  unsaved: 'Kaydedilmemiş değişiklikler',
  restored: 'Kaydetmedikleriniz geri geldi.',
  uploading: 'Yükleme bekleniyor',
  preview: 'Önizleme',
  notSaved: 'Kaydedilmedi.',
  check: 'Şu alanları denetleyin:',
  otherField: 'Başka bir alan',
  leave: {
    title: 'Kaydetmeden çıkılsın mı?',
    text: 'Bu sayfada değiştirdikleriniz kaybolur.',
    action: 'Çık',
  },
  outdated: {
    title: 'Kaydedilmedi: siz açtıktan sonra başka biri bunu değiştirdi.',
    theirs: (fields) => `Onun değiştirdikleri: ${fields}.`,
    both: (fields) =>
      `Sizin de değiştirdikleriniz: ${fields}. Sizinkiler onunkilerin yerine geçer.`,
    merge: 'Onunkileri al, benim değişikliklerimi koru',
    discard: 'Benimkileri bırak',
  },
  categories: 'Kategoriler',
  retired: (market) => `${market} (kullanım dışı)`,
  schedule: {
    startsAt: 'Başlangıç zamanı',
    endsAt: 'Bitiş zamanı',
    siteTime: (timeZone) => `Sitenin saatiyle (${timeZone}). `,
    emptyStart: 'Boş: hemen gösterilir.',
    emptyEnd: 'Boş: bitmez.',
  },
  image: {
    label: 'Görsel yükle',
    one: 'Her seferinde tek bir görsel bırakın.',
    noImage: 'Bu dosya bir görsel değil. PNG, JPEG, WebP, AVIF veya GIF kullanın.',
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
    kind: 'Teklifin türü',
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
      min_deposit: { label: 'En az yatırım', hint: 'Örneğin $20' },
      wagering: { label: 'Çevrim', hint: 'Örneğin 35x' },
      max_bet: { label: 'En çok bahis', hint: 'Örneğin $5' },
    },
    value: 'Değer',
    valueHint: 'Örneğin %100, en çok $200',
    eligibility: 'Kimler için',
    eligibilityHint: 'Örneğin Yeni oyuncular',
    text: 'Koşullar',
    url: 'Koşulların bağlantısı',
    verifiedOn: 'Koşulların doğrulandığı gün',
    verifiedHint: 'Koşulların ortakta en son okunduğu gün.',
  },
  risky: {
    words: (words) => `Riskli: ${words}.`,
    advice: {
      noRisk: {
        reason: 'Para yatıran herkes onu kaybedebilir.',
        suggestion:
          'Neyin nasıl geri verildiğini söyleyin, örneğin “İlk bahis kaybedilirse tutar bonus olarak geri verilir”.',
      },
      sureWin: {
        reason: 'Kimse bir başkasının kazanacağına söz veremez.',
        suggestion:
          'Kesin olanı yazın, örneğin bonusun tutarını; bir bahsin veya oyunun nasıl biteceğini yazmayın.',
      },
      freeMoney: {
        reason: 'Ziyaretçinin para yatırması veya bahis yapması gerekiyorsa bedava değildir.',
        suggestion: 'Koşulu yanına yazın, örneğin “20 $ yatırıma 20 $ bonus, 35x çevrim”.',
      },
      income: {
        reason: 'Kumar para kazanmanın bir yolu değildir.',
        suggestion:
          'Onu para harcanan bir oyun olarak anlatın; gelirden, borçtan ve işten söz etmeyin.',
      },
      chasing: {
        reason: 'Kaybedenleri oynamayı sürdürmeye iter.',
        suggestion: 'Teklifin ne zaman bittiğini söyleyin, kararı ziyaretçiye bırakın.',
      },
    },
  },
};
