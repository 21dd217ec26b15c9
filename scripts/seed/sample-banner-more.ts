import type { SamplePromotion } from './sample.ts';

export const moreSampleBanners: SamplePromotion[] = [
  {
    scene: 'track',
    art: 'Ninth Furlong',
    brand: 'Ninth Furlong',
    link_url: 'https://ninth-furlong.example/saturday',
    market_code: 'US',
    categories: ['bets'],
    sort_order: 2,
    is_active: 1,
    i18n: {
      en: {
        title: 'Ten seasons of form, one Saturday',
        subtitle: 'Sectional times within minutes and a card preview that admits its mistakes.',
        cta_label: 'Today’s card',
      },
      tr: {
        title: 'On sezonluk karne, tek cumartesi',
        subtitle: 'Dakikalar içinde ara dereceler ve yanıldığını saklamayan bir program yorumu.',
        cta_label: 'Günün programı',
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
    sort_order: 1,
    is_active: 1,
    i18n: {
      en: {
        title: 'From the top flight to the third tier',
        subtitle: 'Tuesday prices and written commentary at Orta Yuvarlak.',
        cta_label: 'To the centre circle',
      },
      tr: {
        title: 'Zirveden üçüncü lige',
        subtitle: 'Orta Yuvarlak’ta oranlar salıdan açılıyor, anlatım yazıyla geliyor.',
        cta_label: 'Santra noktasına',
      },
    },
  },
  {
    scene: 'chevrons',
    art: 'Taç Çizgisi',
    brand: 'Taç Çizgisi',
    link_url: '/bonuses',
    market_code: 'TR',
    categories: ['bets', 'bonuses'],
    sort_order: 2,
    is_active: 1,
    i18n: {
      en: {
        title: 'Who takes the first throw-in?',
        subtitle: 'Offers tied to fixtures, collected in one place for the weekend.',
        cta_label: 'Weekend offers',
      },
      tr: {
        title: 'İlk tacı kim kullanacak?',
        subtitle: 'Maça bağlı teklifler, hafta sonu için tek sayfada toplandı.',
        cta_label: 'Hafta sonu teklifleri',
      },
    },
  },
  {
    scene: 'sunburst',
    art: 'Saffron Gate',
    brand: 'Saffron Gate',
    link_url: null,
    market_code: 'US',
    categories: ['bonuses'],
    sort_order: 1,
    is_active: 1,
    i18n: {
      en: {
        title: 'Seven gates, choose two',
        subtitle: 'A week of reload offers at Saffron Gate, each with its terms on the door.',
        cta_label: 'View offer',
      },
      tr: {
        title: 'Yedi kapı, seçim sizin',
        subtitle: 'Safran Kapısı’nda bir hafta süren teklifler; koşullar her kapının üstünde.',
        cta_label: 'Teklifi görün',
      },
    },
  },
  {
    scene: 'wallpaper',
    art: 'Tulip Row',
    brand: 'Tulip Row',
    link_url: null,
    market_code: 'TR',
    categories: ['bonuses'],
    sort_order: 1,
    is_active: 1,
    i18n: {
      en: {
        title: 'Number 7 is open',
        subtitle: 'Seventy-seven free spins behind the plum-coloured door, 30x wagering, ten days.',
        cta_label: 'Knock',
      },
      tr: {
        title: '7 numara açıldı',
        subtitle: 'Mürdüm rengi kapının ardında 77 bedava çevirme; 30 kat çevrim, on gün süre.',
        cta_label: 'Kapıyı çalın',
      },
    },
  },
  {
    scene: 'mountains',
    art: 'Midnight Quarry',
    brand: 'Midnight Quarry',
    link_url: null,
    market_code: 'US',
    categories: ['casino'],
    sort_order: 4,
    is_active: 0,
    i18n: {
      en: {
        title: 'Dig by the numbers',
        subtitle: 'Filter 2,000 games by volatility, hit rate and year at Midnight Quarry.',
        cta_label: 'Start digging',
      },
      tr: { title: null, subtitle: null, cta_label: null },
    },
  },
  {
    scene: 'orbits',
    art: 'Poyraz Tribün',
    brand: 'Poyraz Tribün',
    link_url: 'https://poyraz-tribun.example/regata',
    market_code: 'TR',
    categories: ['bets'],
    sort_order: 3,
    is_active: 0,
    i18n: {
      en: {
        title: 'Regatta week',
        subtitle: 'Sailing and rowing markets with live marks, buoy by buoy.',
        cta_label: 'See the course',
      },
      tr: {
        title: 'Yarış haftası',
        subtitle: 'Yelken ve kürekte şamandıra şamandıra canlı bahis.',
        cta_label: 'Parkura bakın',
      },
    },
  },
];
