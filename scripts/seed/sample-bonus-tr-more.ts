import type { SamplePromotion } from './sample.ts';

export const moreTurkishBonuses: SamplePromotion[] = [
  {
    scene: 'harbour',
    art: 'Poyraz Tribün',
    brand: 'Poyraz Tribün',
    link_url: 'https://poyraz-tribun.example/regata',
    market_code: 'TR',
    categories: ['bets'],
    sort_order: 20,
    is_active: 1,
    i18n: {
      en: {
        title: 'Regatta week',
        subtitle:
          'Three sailing bets of 100 TL, and the fourth is on the house. Live marks count. 18+',
        cta_label: 'See the course',
      },
      tr: {
        title: 'Yarış haftası',
        subtitle:
          'Yelkende 100 TL’lik üç bahis yapana dördüncüsü hediye. Canlı şamandıra bahisleri de sayılıyor. 18+',
        cta_label: 'Parkura bakın',
      },
    },
  },
  {
    scene: 'track',
    art: 'Chalk Whistle',
    brand: 'Chalk Whistle',
    link_url: 'https://chalk-whistle.example/tr/ilk-kupon',
    market_code: 'TR',
    categories: ['bets'],
    sort_order: 21,
    is_active: 1,
    i18n: {
      en: {
        title: 'After the first slip',
        subtitle:
          'Settle 300 TL at odds of 1.50 or longer, receive a 900 TL free bet in three parts. Seven days. 18+',
        cta_label: 'Start a slip',
      },
      tr: {
        title: 'İlk kupondan sonra',
        subtitle:
          '1.50 ve üzeri orandan 300 TL’lik kupon sonuçlanınca üç parçada 900 TL bedava bahis. Yedi gün. 18+',
        cta_label: 'Kupon hazırlayın',
      },
    },
  },
  {
    scene: 'dunes',
    art: 'Lucky Harbor',
    brand: 'Lucky Harbor',
    link_url: 'https://lucky-harbor.example/tr/seyir-defteri',
    market_code: 'TR',
    categories: ['bonuses'],
    sort_order: 22,
    is_active: 1,
    i18n: {
      en: {
        title: 'Spins for the crossing',
        subtitle:
          '120 spins in six parts for a 600 TL deposit. 30x wagering on what they return, 14 days. 18+',
        cta_label: 'Open the Logbook',
      },
      tr: {
        title: 'Yol boyu çevirme',
        subtitle:
          '600 TL yatırıma altı parça hâlinde 120 çevirme. Getirisinde 30 kat çevrim, 14 gün süre. 18+',
        cta_label: 'Seyir Defteri’ni açın',
      },
    },
  },
  {
    scene: 'sunburst',
    art: 'Chestnut Cup',
    brand: 'Chestnut Cup',
    link_url: null,
    market_code: 'TR',
    categories: ['bets'],
    sort_order: 23,
    is_active: 0,
    i18n: {
      en: {
        title: 'Round by round',
        subtitle:
          'Fill in the bracket before the draw; every round you call right brings a 50 TL free bet. 18+',
        cta_label: 'Fill in the bracket',
      },
      tr: {
        title: 'Tur tur ilerleyin',
        subtitle:
          'Kuradan önce eşleşme ağacını doldurun; doğru bildiğiniz her tur için 50 TL bedava bahis. 18+',
        cta_label: 'Ağacı doldurun',
      },
    },
  },
  {
    scene: 'mountains',
    art: 'Tin Corsair',
    brand: 'Tin Corsair',
    link_url: null,
    market_code: 'TR',
    categories: ['bonuses'],
    sort_order: 24,
    is_active: 1,
    i18n: {
      en: {
        title: 'Shares for the crew',
        subtitle:
          'Sixty-four spins split among five friends who meet the weekly target together. 20x wagering. 18+',
        cta_label: 'Muster a crew',
      },
      tr: { title: null, subtitle: null, cta_label: null },
    },
  },
];
