import type { SamplePromotion } from './sample.ts';

export const americanBonuses: SamplePromotion[] = [
  {
    scene: 'harbour',
    art: 'Lucky Harbor',
    brand: 'Lucky Harbor',
    link_url: null,
    market_code: 'US',
    categories: ['bonuses', 'casino'],
    sort_order: 1,
    is_active: 1,
    i18n: {
      en: {
        title: 'The Logbook bundle',
        subtitle:
          'Deposit $20, receive 120 spins over six days. 30x wagering on what they return, 14 days. New members, 21+',
        cta_label: 'Open the Logbook',
      },
      tr: {
        title: 'Seyir Defteri paketi',
        subtitle:
          '20 dolar yatırana altı güne yayılan 120 çevirme. Getirisinde 30 kat çevrim, 14 gün süre. Yeni üyelere. 21+',
        cta_label: 'Defteri açın',
      },
    },
  },
  {
    scene: 'stands',
    art: 'Chalk Whistle',
    brand: 'Chalk Whistle',
    link_url: null,
    market_code: 'US',
    categories: ['bets', 'bonuses'],
    sort_order: 2,
    is_active: 1,
    i18n: {
      en: {
        title: 'A slip for a slip',
        subtitle:
          'Settle a first bet of $10 at odds of 1.50 or longer and get a $30 free bet. Stake not returned, seven days. 21+',
        cta_label: 'Start a slip',
      },
      tr: {
        title: 'Kupona kupon',
        subtitle:
          '1.50 ve üzeri orandan en az 10 dolarlık ilk kupon sonuçlanınca 30 dolar bedava bahis. Yedi gün geçerli. 21+',
        cta_label: 'Kupon hazırlayın',
      },
    },
  },
  {
    scene: 'dunes',
    art: 'Brass Heron',
    brand: 'Brass Heron',
    link_url: 'https://brass-heron.example/thursday',
    market_code: 'US',
    categories: ['bonuses'],
    sort_order: 3,
    is_active: 1,
    i18n: {
      en: {
        title: 'Thursday at the nest',
        subtitle:
          'Twenty spins every Thursday for members who played in the past week. Worth $0.10 each, no code needed. 21+',
        cta_label: 'See Thursday’s game',
      },
      tr: {
        title: 'Perşembe yuvada',
        subtitle:
          'Son bir haftada oynamış üyelere her perşembe yirmi çevirme. Tanesi 0,10 dolar, kod gerekmiyor. 21+',
        cta_label: 'Perşembe oyununa bakın',
      },
    },
  },
  {
    scene: 'track',
    art: 'Ninth Furlong',
    brand: 'Ninth Furlong',
    link_url: 'https://ninth-furlong.example/saturday',
    market_code: 'US',
    categories: ['bets'],
    sort_order: 4,
    is_active: 1,
    i18n: {
      en: {
        title: 'The Saturday card',
        subtitle:
          'Bet $15 on any race before noon, take a $15 free bet into the afternoon. Win markets only, same day. 21+',
        cta_label: 'Study the card',
      },
      tr: {
        title: 'Cumartesi programı',
        subtitle:
          'Öğlene kadar herhangi bir koşuya 15 dolar oynayana öğleden sonra için 15 dolar bedava bahis. Aynı gün geçerli. 21+',
        cta_label: 'Programı inceleyin',
      },
    },
  },
  {
    scene: 'arches',
    art: 'Saffron Gate',
    brand: 'Saffron Gate',
    link_url: null,
    market_code: 'US',
    categories: ['bonuses'],
    sort_order: 5,
    is_active: 1,
    i18n: {
      en: {
        title: 'Any two gates',
        subtitle:
          'Two reload offers a week, 40 to 60 per cent up to $75. 25x wagering on the bonus, ten days. 21+',
        cta_label: 'Choose a gate',
      },
      tr: {
        title: 'Hangi iki kapı?',
        subtitle:
          'Haftada iki yatırım teklifi: yüzde 40–60, en çok 75 dolar. Bonusta 25 kat çevrim, on gün. 21+',
        cta_label: 'Kapınızı seçin',
      },
    },
  },
  {
    scene: 'cards',
    art: 'Velvet Otter',
    brand: 'Velvet Otter',
    link_url: null,
    market_code: 'US',
    categories: ['casino', 'bonuses'],
    sort_order: 6,
    is_active: 1,
    i18n: {
      en: {
        title: 'Five easy evenings',
        subtitle:
          'A hundred spins, twenty a night, on a game you pick each time. $10 deposit, 35x wagering. New members, 21+',
        cta_label: 'Pick a game',
      },
      tr: {
        title: 'Beş sakin akşam',
        subtitle:
          'Her akşam kendi seçtiğiniz oyunda yirmi, toplamda yüz çevirme. 10 dolar yatırım, 35 kat çevrim. Yeni üyelere. 21+',
        cta_label: 'Oyun seçin',
      },
    },
  },
  {
    scene: 'pitch',
    art: 'Touchline Fox',
    brand: 'Touchline Fox',
    link_url: null,
    market_code: 'US',
    categories: ['bets'],
    sort_order: 7,
    is_active: 1,
    i18n: {
      en: {
        title: 'Follow one player',
        subtitle:
          'Name a player for the season; a $5 free bet whenever they complete ninety passes. Opt in before the season starts. 21+',
        cta_label: 'Name your player',
      },
      tr: {
        title: 'Bir oyuncunun peşinde',
        subtitle:
          'Sezon için bir oyuncu seçin; doksan isabetli pas yaptığı her maçta 5 dolar bedava bahis. Kayıt sezon başına kadar. 21+',
        cta_label: 'Oyuncunuzu seçin',
      },
    },
  },
];
