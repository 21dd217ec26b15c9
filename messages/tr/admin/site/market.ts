import { countedIn } from '../../../counted.ts';
import type { texts as english, rules as englishRules } from '../../../en/admin/site/market.ts';

const counted = countedIn('tr');

export const rules: typeof englishRules = {
  subjects: {
    links: 'Ortak bağlantıları',
    bonuses: 'Bonuslar',
    promo_codes: 'Promosyon kodları',
    banners: 'Bannerlar',
    top_lists: 'En iyiler listeleri',
    votes: 'Kod oyları',
  },
  effects: { show: 'Göster', text: 'Yalnızca metin', hide: 'Gizle' },
};

export const texts: typeof english = {
  title: 'Ülkeler',
  kind: 'ülke',
  new: 'Yeni ülke',
  add: 'Ülke ekle',
  explanation:
    'Her ülkenin ya da ülke bölgesinin kendi yaş sınırı, metinleri ve yardım hatları vardır. Ziyaretçiler, her sayfanın altında etkin olanlar arasından bu sırayla seçim yapar. Varsayılan ülke kullanım dışı bırakılamaz.',
  added: (name) => `${name} eklendi.`,
  broughtBack: (name) => `${name} yeniden etkinleştirildi.`,
  retired: (name) => `${name} kullanım dışı bırakıldı.`,
  chips: { default: 'Varsayılan', retired: 'Kullanım dışı', promotionOff: 'Tanıtım kapalı' },
  facts: (age, currency, uses) => `${age}+, ${currency}. ${uses}.`,
  unused: 'Teklif yok',
  rules,
  uses: {
    banners: (count) => counted(count, { other: '{count} banner' }),
    bonuses: (count) => counted(count, { other: '{count} bonus' }),
    promo_codes: (count) => counted(count, { other: '{count} promosyon kodu' }),
    top_list_entries: (count) => counted(count, { other: '{count} üst liste kaydı' }),
  },
  makeDefault: 'Varsayılan yap',
  makeDefaultNamed: (name) => `Varsayılan yap: ${name}`,
  isDefault: (name) => `${name} artık varsayılan ülke.`,
  retire: 'Kullanım dışı bırak',
  bringBack: 'Yeniden etkinleştir',
  retireNamed: (name) => `Kullanım dışı bırak: ${name}`,
  bringBackNamed: (name) => `Yeniden etkinleştir: ${name}`,
  only: {
    label: 'Tek ülke bu olsun',
    hint: (others) =>
      `Henüz teklifi olmayan şu ülkeler kullanım dışı bırakılır: ${others}. İstediğiniz zaman yeniden etkinleştirebilirsiniz.`,
  },
  deletion: 'Bu ülkede teklif yok. Kodu yeniden kullanılabilir.',
  askToRetire: (name) => `${name} kullanım dışı bırakılsın mı?`,
  retirement: {
    used: (uses) =>
      `İçindekiler: ${uses}. Ziyaretçiler bunları artık göremez, ancak siz düzenleyebilirsiniz.`,
    unused: 'İçinde teklif yok.',
    visitors:
      'Bu ülkeyi seçmiş olan ziyaretçiler varsayılan ülkeyi görür. İstediğiniz zaman yeniden etkinleştirebilirsiniz.',
  },
  fields: {
    code: 'Kod (zorunlu)',
    codeHint: 'Ülkenin ISO 3166 kodu, örneğin GB; bölge için CA-ON gibi. Sonradan değiştirilemez.',
    minimumAge: 'Yaş sınırı',
    currency: 'Para birimi (zorunlu)',
    currencyHint: 'ISO 4217 kodu, örneğin GBP.',
    defaultLanguage: 'Varsayılan dil',
    defaultLanguageHint: 'Ziyaretçinin ana sayfaya ilk gelişinde, bir dil seçene kadar kullanılır.',
    requiredName: 'Ad (zorunlu)',
    name: 'Ad',
    nameInSentence: 'Cümle içindeki ad',
    nameInSentenceHint: 'İngilizcesi edatıyla, “in the United States”; Türkçesi ekiyle, “ABD’de”.',
    disclosure: 'Bilgilendirme',
    disclosureHint: 'İlk teklifin üstünde gösterilir. Sitenin metnini kullanmak için boş bırakın.',
    promotionAllowed: 'Tanıtıma izin var',
    promotionHint:
      'Kapalıyken bu ülkenin ziyaretçileri yalnızca bilgi görür: sayfalarda, aramada ve API’de ortak bağlantısı, kod ve banner olmaz.',
    promotionLoss: (uses) =>
      `Kaydettiğinizde oradaki ziyaretçilerden gizlenecekler: ${uses}. Adlar ve açıklamalar kalır.`,
  },
  helplines: {
    title: 'Yardım hatları',
    helpline: (number) => `Yardım hattı ${number}`,
    name: 'Ad (zorunlu)',
    verifiedOn: 'Son kontrol (zorunlu)',
    verifiedHint: 'Hattın en son arandığı gün.',
    phone: 'Telefon',
    url: 'Web adresi',
    about: (language) => `Açıklama (${language})`,
    remove: (number) => `Kaldır: yardım hattı ${number}`,
    add: 'Yardım hattı ekle',
  },
};
