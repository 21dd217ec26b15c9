import type { OfferListText } from '../../en/content/offer-list.ts';

export const texts: OfferListText = {
  bonuses: {
    title: 'Tüm bonuslar',
    heading: 'TÜM BONUSLAR',
    description:
      'Listelediğimiz bütün bonuslar. Türe, değere, çevrim şartına ve minimum yatırıma göre filtreleyin.',
    found: { one: '{count} bonus', other: '{count} bonus' },
    show: { one: '{count} bonusu göster', other: '{count} bonusu göster' },
    nothing: 'Filtrelerinize uyan bonus yok.',
    follow: 'Yeni bonusları takip et',
  },
  promo_codes: {
    found: { one: '{count} kod', other: '{count} kod' },
    show: { one: '{count} kodu göster', other: '{count} kodu göster' },
    nothing: 'Filtrelerinize uyan kod yok.',
  },
  groups: {
    kind: 'Tür',
    no_deposit: 'Yatırımlı veya yatırımsız',
    max_wagering: 'Çevrim şartı',
    min_deposit: 'Minimum yatırım',
    min_value: 'Değer',
    ends_within: 'Yakında bitecek',
  },
  deposit: 'Beklenen değer için yatırım',
  yourDeposit: {
    label: 'Yatıracağınız tutar',
    submit: 'Hesapla',
    wrong: 'Bu tutarı kullanamıyoruz. {min} ile {max} arasında bir sayı girin.',
  },
  orMore: '{amount} ve üzeri',
  noDeposit: { true: 'Yatırımsız', false: 'Yatırımlı' },
  sorts: {
    editors: 'Bizim sıramız',
    value: 'Beklenen değer',
    wagering: 'Çevrim şartı',
    newest: 'En yeni',
    ending: 'Yakında biten',
  },
};
