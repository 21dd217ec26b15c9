import type { SamplePromotion } from './sample.ts';

export const moreAmericanBonuses: SamplePromotion[] = [
  {
    scene: 'mountains',
    art: 'Even Keel',
    brand: 'Even Keel',
    link_url: 'https://even-keel.example/two-starts',
    market_code: 'US',
    categories: ['bets', 'bonuses'],
    sort_order: 8,
    is_active: 1,
    i18n: {
      en: {
        title: 'One wallet, two starts',
        subtitle:
          'Take 45 spins or a $15 free bet with your first $15, not both. Terms differ and stand side by side. 21+',
        cta_label: 'Compare both',
      },
      tr: {
        title: 'Tek cüzdan, iki başlangıç',
        subtitle:
          'İlk 15 dolarla ya 45 çevirme ya 15 dolar bedava bahis; ikisi birden değil. Koşullar yan yana yazılı. 21+',
        cta_label: 'İkisini karşılaştırın',
      },
    },
  },
  {
    scene: 'sunburst',
    art: 'Badger Bell',
    brand: 'Badger Bell',
    link_url: null,
    market_code: 'US',
    categories: ['bets'],
    sort_order: 9,
    is_active: 1,
    i18n: {
      en: {
        title: 'The six o’clock price',
        subtitle:
          'One lengthened price a day, stakes up to $20, paid in cash. Rung at six Eastern. 21+',
        cta_label: 'Hear the bell',
      },
      tr: {
        title: 'Saat altı oranı',
        subtitle:
          'Günde bir kez yükseltilmiş oran; en fazla 20 dolar, ödemesi nakit. Zil Doğu saatiyle altıda çalıyor. 21+',
        cta_label: 'Zile kulak verin',
      },
    },
  },
  {
    scene: 'chips',
    art: 'Reef Ledger',
    brand: 'Reef Ledger',
    link_url: null,
    market_code: 'US',
    categories: ['bonuses'],
    sort_order: 10,
    is_active: 1,
    i18n: {
      en: {
        title: 'Forty plain spins',
        subtitle:
          '$10 deposit, 40 spins at $0.20, 25x wagering, ends after 7 days. That is the whole of it. 21+',
        cta_label: 'Read the ledger',
      },
      tr: {
        title: 'Kırk sade çevirme',
        subtitle:
          '10 dolar yatırım, tanesi 0,20 dolardan 40 çevirme, 25 kat çevrim, 7 gün. Hepsi bu kadar. 21+',
        cta_label: 'Deftere bakın',
      },
    },
  },
  {
    scene: 'wallpaper',
    art: 'Snowdrop Saloon',
    brand: 'Snowdrop Saloon',
    link_url: null,
    market_code: 'US',
    categories: ['bonuses', 'casino'],
    sort_order: 11,
    is_active: 1,
    i18n: {
      en: {
        title: 'First bundle of the quarter',
        subtitle:
          'Fifty spins and a faro lesson. Deposit $15 before the quarter ends; 25x wagering. 21+',
        cta_label: 'Collect the bundle',
      },
      tr: {
        title: 'Çeyreğin ilk paketi',
        subtitle:
          'Elli çevirme ve bir faro dersi. Çeyrek bitmeden 15 dolar yatırım, 25 kat çevrim. 21+',
        cta_label: 'Paketi alın',
      },
    },
  },
  {
    scene: 'ticket',
    art: 'Coupon Orchard',
    brand: null,
    link_url: '/promocodes',
    market_code: 'US',
    categories: ['bonuses'],
    sort_order: 12,
    is_active: 1,
    i18n: {
      en: {
        title: 'This month’s basket',
        subtitle: 'Codes from eleven partners, picked over by our editors and dated to the day.',
        cta_label: 'Look inside',
      },
      tr: {
        title: 'Bu ayın sepeti',
        subtitle: 'On bir iş ortağının kodları; editörlerimiz ayıkladı, son günlerini de yazdı.',
        cta_label: 'Sepete bakın',
      },
    },
  },
  {
    scene: 'chevrons',
    art: 'Iron Pheasant',
    brand: 'Iron Pheasant',
    link_url: null,
    market_code: 'US',
    categories: ['bets'],
    sort_order: 13,
    is_active: 0,
    i18n: {
      en: {
        title: 'First snow, long odds',
        subtitle:
          'A $20 free bet for the winter markets, after $20 staked on any of them. Opens with the first frost. 21+',
        cta_label: 'Winter markets',
      },
      tr: {
        title: 'İlk kar, yüksek oran',
        subtitle:
          'Kış seçeneklerinden birine 20 dolar oynayana 20 dolar bedava bahis. İlk donla açılıyor. 21+',
        cta_label: 'Kış bahisleri',
      },
    },
  },
  {
    scene: 'orbits',
    art: 'Gilded Thistle',
    brand: 'Gilded Thistle',
    link_url: 'https://gilded-thistle.example/margin-notes',
    market_code: 'US',
    categories: ['bonuses'],
    sort_order: 14,
    is_active: 0,
    i18n: {
      en: {
        title: 'Read by a lawyer, kept by you',
        subtitle: '85 spins with the margin notes left in. $20 deposit, 20x wagering, 21 days. 21+',
        cta_label: 'Read the notes',
      },
      tr: { title: null, subtitle: null, cta_label: null },
    },
  },
];
