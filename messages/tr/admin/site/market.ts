import { countedIn } from '../../../counted.ts';
import type { texts as english } from '../../../en/admin/site/market.ts';

const counted = countedIn('tr');

export const texts: typeof english = {
  title: 'Ülkeler',
  kind: 'ülke',
  new: 'Yeni ülke',
  add: 'Ülke ekle',
  explanation:
    'Burada bir ülke ya da ülkenin bir bölümü; yaşı, metinleri ve yardım hatlarıyla durur. Ziyaretçiler etkin olanlar arasından her sayfanın altında seçim yapar. Varsayılan olan ilkidir: sıra numarası en küçük olandır ve kullanım dışı bırakılamaz.',
  added: (name) => `${name} eklendi.`,
  broughtBack: (name) => `${name} geri getirildi.`,
  retired: (name) => `${name} kullanım dışı bırakıldı.`,
  chips: { default: 'Varsayılan', retired: 'Kullanım dışı', promotionOff: 'Tanıtım kapalı' },
  facts: (age, currency, uses) => `${age}+, ${currency}. ${uses}.`,
  unused: 'Teklif yok',
  uses: {
    banners: (count) => counted(count, { other: '{count} banner' }),
    bonuses: (count) => counted(count, { other: '{count} bonus' }),
    promo_codes: (count) => counted(count, { other: '{count} promosyon kodu' }),
    top_list_entries: (count) => counted(count, { other: '{count} üst liste kaydı' }),
  },
  retire: 'Kullanım dışı bırak',
  bringBack: 'Geri getir',
  retireNamed: (name) => `Kullanım dışı bırak: ${name}`,
  bringBackNamed: (name) => `Geri getir: ${name}`,
  deletion: 'Bu ülkede teklif yok. Kodu yeniden kullanılabilir.',
  askToRetire: (name) => `${name} kullanım dışı bırakılsın mı?`,
  retirement: {
    used: (uses) =>
      `İçindekiler: ${uses}. Ziyaretçiler bunları artık görmez, siz düzenlemeyi sürdürebilirsiniz.`,
    unused: 'İçinde teklif yok.',
    visitors: 'Bu ülkeyi seçen ziyaretçiler varsayılan ülkeyi görür. Geri getirebilirsiniz.',
  },
  fields: {
    code: 'Kod (zorunlu)',
    codeHint: 'GB gibi, iki ile sekiz arasında büyük harf ve rakam. Hiç değişmez.',
    minimumAge: 'En küçük yaş',
    currency: 'Para birimi (zorunlu)',
    currencyHint: 'ISO 4217 kodu, örneğin GBP.',
    defaultLanguage: 'Varsayılan dil',
    defaultLanguageHint: 'İlk sayfaya ilk ziyarette, ziyaretçi bir dil seçene kadar.',
    sortOrder: 'Sıra numarası',
    sortOrderHint: 'En küçük numara önce gelir; etkin olan ilk ülke varsayılandır.',
    sameOrderBefore: (name) =>
      `${name} aynı sıra numarasını taşıyor ve daha önce eklendiği için önde kalır. Bu ülkeyi öne almak için ${name} kaydına daha büyük bir numara verin.`,
    sameOrderAfter: (name) =>
      `${name} aynı sıra numarasını taşıyor; daha sonra eklendiği için bu ülkeden sonra gelir.`,
    requiredName: 'Ad (zorunlu)',
    name: 'Ad',
    nameInSentence: 'Cümle içindeki ad',
    nameInSentenceHint: 'İngilizcesi edatıyla, “in the United States”; Türkçesi ekiyle, “ABD’de”.',
    disclosure: 'Bilgilendirme',
    disclosureHint: 'İlk teklifin önünde durur. Boş: sitenin metni.',
    promotionAllowed: 'Tanıtıma izin var',
    promotionHint:
      'Kapalıyken bu ülkenin ziyaretçileri yalnızca bilgi görür: sayfalarda, aramada ve API’de ortaklara bağlantı, kod ve banner olmaz.',
  },
  helplines: {
    title: 'Yardım hatları',
    helpline: (number) => `Yardım hattı ${number}`,
    name: 'Ad (zorunlu)',
    verifiedOn: 'Son denetim (zorunlu)',
    verifiedHint: 'Hattın arandığı gün.',
    phone: 'Telefon',
    url: 'Web adresi',
    about: (language) => `Hakkında (${language})`,
    remove: (number) => `Kaldır: yardım hattı ${number}`,
    add: 'Yardım hattı ekle',
  },
};
