import type { SampleProduct } from './sample.ts';

export const turfSportsbooks: SampleProduct[] = [
  {
    look: { motif: 'pheasant', palette: 'ivory', field: 'plain' },
    screens: ['odds', 'match'],
    categories: ['bets'],
    rating: 4.5,
    ref_link: 'https://iron-pheasant.example/covert',
    i18n: {
      en: {
        name: 'Iron Pheasant',
        description:
          'A country bookmaker in spirit, with long-range markets you will not find elsewhere: next season’s promoted sides, first snow in Vermont, the winner of a marrow show. Prices on the major leagues are average. Settlement is quick and always explained.',
        fs_label: null,
        freebet_label: '$20 free bet on long-range markets',
      },
      tr: {
        name: 'Demir Sülün',
        description:
          'Taşra bahisçisi ruhu taşıyor; başka yerde bulunmayan uzun vadeli seçenekleri var: gelecek sezon yükselecek takımlar, ilk kar yağışı, kabak yarışmasının birincisi. Büyük liglerde oranlar ortalama. Kuponlar çabuk sonuçlanıyor ve gerekçesi mutlaka yazılıyor.',
        fs_label: null,
        freebet_label: 'Uzun vadeli bahislerde 500 TL bedava bahis',
      },
    },
  },
  {
    look: { motif: 'track', palette: 'moss', field: 'stripes' },
    screens: ['odds', 'offers'],
    categories: ['bets'],
    rating: 4.6,
    ref_link: 'https://ninth-furlong.example/paddock',
    i18n: {
      en: {
        name: 'Ninth Furlong',
        description:
          'Racing only, and the better for it. Form guides reach back ten seasons, sectional times arrive within minutes, and every price shows how it has moved since morning. Video of the day’s cards is open to anyone with a funded account.',
        fs_label: null,
        freebet_label: '$15 free bet every Saturday card',
      },
      tr: {
        name: 'Dokuzuncu Furlong',
        description:
          'Yalnızca at yarışı; iyi ki de öyle. Performans arşivi on sezon geriye gidiyor, ara dereceler dakikalar içinde giriliyor, her oranın sabahtan beri nasıl oynadığı görülüyor. Günün yarışlarını bakiyesi olan herkes canlı izleyebiliyor.',
        fs_label: null,
        freebet_label: 'Her cumartesi 400 TL bedava bahis',
      },
    },
  },
  {
    look: { motif: 'horseshoe', palette: 'slate', field: 'shield' },
    screens: [],
    categories: ['bets'],
    rating: 4.0,
    ref_link: 'https://granite-paddock.example/gate',
    i18n: {
      en: {
        name: 'Granite Paddock',
        description:
          'A no-nonsense bookmaker for horses, greyhounds and harness racing. Stake limits are shown next to each price, so nobody is turned away at the last click. The phone line still takes bets, from nine to six.',
        fs_label: null,
        freebet_label: '$10 free bet',
      },
      tr: {
        name: null,
        description:
          'At, tazı ve atlı araba yarışları için lafı uzatmayan bir bahis sitesi. Kabul edilen en yüksek tutar her oranın yanında yazıyor, son tıkta geri çevrilmek yok. Telefonla bahis dokuzdan altıya kadar hâlâ mümkün.',
        fs_label: null,
        freebet_label: '250 TL bedava bahis',
      },
    },
  },
  {
    look: { motif: 'hare', palette: 'plum', field: 'chevron' },
    screens: [],
    categories: ['bets'],
    rating: 4.2,
    ref_link: 'https://hurdle-hare.example/run',
    i18n: {
      en: {
        name: 'Hurdle Hare',
        description:
          'Athletics and endurance sports, from diamond meets to village fun runs. Live splits feed the in-play prices, and markets close when the timing does. A small operation with a devoted following.',
        fs_label: null,
        freebet_label: '$12 free bet on your first in-play pick',
      },
      tr: {
        name: 'Koşucu Tavşan',
        description:
          'Büyük atletizm buluşmalarından mahalle koşularına kadar dayanıklılık sporları. Canlı oranlar ara derecelerle besleniyor, süre durunca bahis de kapanıyor. Küçük bir ekip, sadık bir takipçi kitlesi.',
        fs_label: null,
        freebet_label: 'İlk canlı bahse 300 TL bedava bahis',
      },
    },
  },
  {
    look: { motif: 'gazelle', palette: 'rust', field: 'lozenge' },
    screens: [],
    categories: ['bets', 'casino'],
    rating: 4.1,
    ref_link: 'https://rust-gazelle.example/plain',
    i18n: {
      en: {
        name: 'Rust Gazelle',
        description:
          'African football covered properly: seven leagues with line-ups, injuries and a short written preview per match. A light casino of 300 games keeps the half-time company. The app weighs nine megabytes and works on a weak signal.',
        fs_label: '18 free spins',
        freebet_label: '$8 free bet',
      },
      tr: {
        name: 'Kızıl Ceylan',
        description:
          'Afrika futbolu nihayet hakkıyla: yedi lig, kadrolar, sakatlar ve her maça kısa bir önizleme yazısı. Devre arasına 300 oyunluk küçük bir casino eşlik ediyor. Uygulama dokuz megabayt, zayıf bağlantıda bile çalışıyor.',
        fs_label: '18 bedava çevirme',
        freebet_label: '200 TL bedava bahis',
      },
    },
  },
  {
    look: { motif: 'weathercock', palette: 'fog', field: 'sunburst' },
    screens: [],
    categories: ['bets'],
    rating: 3.7,
    ref_link: 'https://weathercock-wager.example/vane',
    i18n: {
      en: {
        name: 'Weathercock Wager',
        description:
          'Bets on the weather: temperature bands, hours of sunshine, the first frost. Sources and settlement stations are named in advance. Odd, harmless at small stakes, and strangely educational.',
        fs_label: null,
        freebet_label: '$5 free bet on tomorrow’s high',
      },
      tr: {
        name: 'Rüzgâr Horozu',
        description:
          'Hava durumuna bahis: sıcaklık aralığı, güneşli saat sayısı, ilk don. Hangi istasyonun ölçümünün esas alınacağı baştan belirtiliyor. Tuhaf, küçük tutarlarda zararsız ve beklenmedik ölçüde öğretici.',
        fs_label: null,
        freebet_label: 'Yarının sıcaklığına 150 TL bedava bahis',
      },
    },
  },
  {
    look: { motif: 'swift', palette: 'sage', field: 'quarter' },
    screens: [],
    categories: ['bets'],
    rating: 3.9,
    ref_link: 'https://barn-swift.example/eaves',
    i18n: {
      en: {
        name: 'Barn Swift',
        description:
          'The fastest bet slip in our stopwatch test: three taps from sign-in to receipt. What it gains in speed it gives up in depth, with four sports and the obvious markets. A confirmation step can be switched on, and we suggest you do.',
        fs_label: null,
        freebet_label: '$10 free bet',
      },
      tr: { name: null, description: null, fs_label: null, freebet_label: null },
    },
  },
  {
    look: { motif: 'badger', palette: 'moss', field: 'shield' },
    screens: ['offers', 'odds'],
    categories: ['bets', 'bonuses'],
    rating: 4.3,
    ref_link: 'https://badger-bell.example/ring',
    i18n: {
      en: {
        name: 'Badger Bell',
        description:
          'Rings once a day, at six, with a single boosted price; the rest of the time it leaves you alone. Boosts are limited to a twenty-dollar stake, which is said upfront. Rugby and cricket are the strongest suits.',
        fs_label: null,
        freebet_label: '$25 in free bets, five of $5',
      },
      tr: {
        name: null,
        description:
          'Günde bir kez, saat altıda, yükseltilmiş tek bir oranla zili çalıyor; kalan zamanda sizi rahat bırakıyor. Yükseltilmiş oranda üst limit baştan söyleniyor. En güçlü olduğu dallar ragbi ve kriket.',
        fs_label: null,
        freebet_label: 'Beş parça hâlinde 750 TL bedava bahis',
      },
    },
  },
];
