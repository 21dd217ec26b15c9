import type { SamplePromotion } from './sample.ts';

export const turkishBonuses: SamplePromotion[] = [
  {
    scene: 'wheel',
    art: 'Şans Çarkı',
    brand: 'Şans Çarkı',
    link_url: null,
    market_code: 'TR',
    categories: ['bonuses', 'casino'],
    sort_order: 15,
    is_active: 1,
    i18n: {
      en: {
        title: 'A first week of wheels',
        subtitle:
          'Seven turns in seven days, five to fifty spins each. 300 TL deposit, 30x wagering. New members, 18+',
        cta_label: 'Turn the wheel',
      },
      tr: {
        title: 'Çarklı ilk hafta',
        subtitle:
          'Yedi günde yedi tur, her turda beş ile elli arası çevirme. 300 TL yatırım, 30 kat çevrim. Yeni üyelere, 18+',
        cta_label: 'Çarkı çevirin',
      },
    },
  },
  {
    scene: 'pitch',
    art: 'Orta Yuvarlak',
    brand: 'Orta Yuvarlak',
    link_url: null,
    market_code: 'TR',
    categories: ['bets'],
    sort_order: 16,
    is_active: 1,
    i18n: {
      en: {
        title: 'Tuesday prices',
        subtitle:
          'Place 250 TL on the weekend before Wednesday ends and get a 250 TL free bet for Monday’s match. 18+',
        cta_label: 'See the fixtures',
      },
      tr: {
        title: 'Salı oranları',
        subtitle:
          'Çarşamba bitmeden hafta sonuna 250 TL oynayana, pazartesi maçı için 250 TL bedava bahis. 18+',
        cta_label: 'Fikstüre bakın',
      },
    },
  },
  {
    scene: 'chevrons',
    art: 'Taç Çizgisi',
    brand: 'Taç Çizgisi',
    link_url: 'https://tac-cizgisi.example/ilk-tac',
    market_code: 'TR',
    categories: ['bets', 'bonuses'],
    sort_order: 17,
    is_active: 1,
    i18n: {
      en: {
        title: 'The first throw-in',
        subtitle:
          'Call the side that takes it and collect a 50 TL free bet. One guess per fixture, no deposit asked. 18+',
        cta_label: 'Make your call',
      },
      tr: {
        title: 'İlk taç kimin?',
        subtitle:
          'Hangi takımın kullanacağını bilene 50 TL bedava bahis. Maç başına tek tahmin, yatırım istenmiyor. 18+',
        cta_label: 'Tahmininizi yapın',
      },
    },
  },
  {
    scene: 'mosaic',
    art: 'Tulip Row',
    brand: 'Tulip Row',
    link_url: null,
    market_code: 'TR',
    categories: ['bonuses'],
    sort_order: 18,
    is_active: 1,
    i18n: {
      en: {
        title: 'Behind door number 7',
        subtitle:
          'Seventy-seven spins for a 500 TL deposit, 30x wagering, ten days. The shop shuts at midnight. 18+',
        cta_label: 'Knock at number 7',
      },
      tr: {
        title: '7 numaranın ardında',
        subtitle:
          '500 TL yatırıma yetmiş yedi çevirme; 30 kat çevrim, on gün süre. Dükkân gece yarısı kapanıyor. 18+',
        cta_label: '7 numarayı çalın',
      },
    },
  },
  {
    scene: 'cards',
    art: 'Pomegranate Court',
    brand: 'Pomegranate Court',
    link_url: null,
    market_code: 'TR',
    categories: ['casino', 'bonuses'],
    sort_order: 19,
    is_active: 1,
    i18n: {
      en: {
        title: 'The host’s treat',
        subtitle:
          'Ten per cent of the week’s table losses back on Sunday, up to 1,000 TL, once through. 18+',
        cta_label: 'Enter the house',
      },
      tr: {
        title: 'Ev sahibinin ikramı',
        subtitle:
          'Haftalık masa kayıplarınızın yüzde onu pazar günü iade, en fazla 1.000 TL, tek çevrim. 18+',
        cta_label: 'Konağa buyurun',
      },
    },
  },
];
