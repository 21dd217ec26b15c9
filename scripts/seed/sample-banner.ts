import type { SamplePromotion } from './sample.ts';

export const sampleBanners: SamplePromotion[] = [
  {
    scene: 'harbour',
    art: 'Lucky Harbor',
    brand: 'Lucky Harbor',
    link_url: null,
    market_code: 'US',
    categories: ['casino'],
    sort_order: 1,
    is_active: 1,
    i18n: {
      en: {
        title: 'Nights by the water',
        subtitle:
          '120 spins for a $20 deposit at Lucky Harbor, every rule of the Logbook on one page. 21+',
        cta_label: 'Come aboard',
      },
      tr: {
        title: 'Su kenarında geceler',
        subtitle:
          'Lucky Harbor’da 20 dolar yatırıma 120 çevirme; Seyir Defteri’nin bütün kuralları tek sayfada. 21+',
        cta_label: 'Tekneye buyurun',
      },
    },
  },
  {
    scene: 'arches',
    art: 'Slate Peacock',
    brand: 'Slate Peacock',
    link_url: 'https://slate-peacock.example/live-floor',
    market_code: 'US',
    categories: ['casino'],
    sort_order: 2,
    is_active: 1,
    i18n: {
      en: {
        title: 'Sixty-one tables, one quiet floor',
        subtitle: 'The live room our editors return to, now with a Portuguese-speaking studio.',
        cta_label: 'See the tables',
      },
      tr: {
        title: 'Altmış bir masa, tek sakin salon',
        subtitle:
          'Editörlerimizin dönüp dolaşıp geldiği canlı casinoda artık Portekizce stüdyo da var.',
        cta_label: 'Masalara bakın',
      },
    },
  },
  {
    scene: 'ticket',
    art: 'Coupon Orchard',
    brand: null,
    link_url: '/promocodes',
    market_code: 'US',
    categories: ['casino', 'bets', 'bonuses'],
    sort_order: 3,
    is_active: 1,
    i18n: {
      en: {
        title: 'Every code we checked this week',
        subtitle: 'Sorted by rarity, dated to the day, and gone from the list once they end.',
        cta_label: 'Open the codes',
      },
      tr: {
        title: 'Bu hafta denediğimiz bütün kodlar',
        subtitle: 'Nadirliğine göre sıralı, son günü yazılı; süresi biten listeden düşüyor.',
        cta_label: 'Kodları açın',
      },
    },
  },
  {
    scene: 'wheel',
    art: 'Şans Çarkı',
    brand: 'Şans Çarkı',
    link_url: null,
    market_code: 'TR',
    categories: ['casino'],
    sort_order: 1,
    is_active: 1,
    i18n: {
      en: {
        title: 'One turn a day',
        subtitle: 'The wheel at Şans Çarkı shows its odds before you touch it.',
        cta_label: 'Turn the wheel',
      },
      tr: {
        title: 'Günde bir tur',
        subtitle: 'Şans Çarkı’nda her dilimin olasılığı, siz çevirmeden önce ekranda.',
        cta_label: 'Çarka gidin',
      },
    },
  },
  {
    scene: 'mosaic',
    art: 'Pomegranate Court',
    brand: 'Pomegranate Court',
    link_url: 'https://nar-konagi.example/tavla-gecesi',
    market_code: 'TR',
    categories: ['casino'],
    sort_order: 2,
    is_active: 1,
    i18n: {
      en: {
        title: 'Backgammon in the courtyard',
        subtitle: 'Wednesday evenings, tables of four, small stakes and long conversations.',
        cta_label: 'Take a seat',
      },
      tr: {
        title: 'Avluda tavla gecesi',
        subtitle: 'Çarşamba akşamları dörder kişilik masalar, küçük bahisler, uzun sohbetler.',
        cta_label: 'Yerinizi ayırın',
      },
    },
  },
  {
    scene: 'stands',
    art: 'Chalk Whistle',
    brand: 'Chalk Whistle',
    link_url: null,
    market_code: 'US',
    categories: ['bets'],
    sort_order: 1,
    is_active: 1,
    i18n: {
      en: {
        title: 'Read the match before the price',
        subtitle:
          'A $30 free bet at Chalk Whistle once your first slip has settled. Stake $10, odds 1.50 or longer. 21+',
        cta_label: 'Read on',
      },
      tr: {
        title: 'Orandan önce maçı okuyun',
        subtitle:
          'Chalk Whistle’da ilk kuponunuz sonuçlanınca 30 dolarlık bedava bahis. En az 10 dolar, 1.50 ve üzeri oran. 21+',
        cta_label: 'Okumaya başlayın',
      },
    },
  },
];
