import type { SampleProduct } from './sample.ts';

export const pitchSportsbooks: SampleProduct[] = [
  {
    look: { motif: 'whistle', palette: 'verdigris', field: 'chevron' },
    screens: ['odds', 'match'],
    categories: ['bets'],
    rating: 4.7,
    ref_link: 'https://chalk-whistle.example/kick-off',
    i18n: {
      en: {
        name: 'Chalk Whistle',
        description:
          'Built by former statisticians, and it shows. Each match page opens with what the numbers say and how sure they are, before any price appears. Forty sports, fair margins on football and basketball, and cash-out figures that match the model.',
        fs_label: null,
        freebet_label: '$30 free bet after your first settled slip',
      },
      tr: {
        name: 'Tebeşir Düdük',
        description:
          'Eski istatistikçilerin elinden çıkmış, belli de oluyor. Her maç sayfası oranlardan önce sayıların ne dediğini ve bundan ne kadar emin olduğunu gösteriyor. Kırk spor dalı, futbol ve basketbolda makul marj, modelle tutarlı kupon bozdurma tutarları.',
        fs_label: null,
        freebet_label: 'İlk sonuçlanan kupondan sonra 900 TL bedava bahis',
      },
    },
  },
  {
    look: { motif: 'pennant', palette: 'brass', field: 'split' },
    screens: ['offers', 'odds'],
    categories: ['bets', 'bonuses'],
    rating: 4.2,
    ref_link: 'https://corner-pennant.example/flag',
    i18n: {
      en: {
        name: 'Corner Pennant',
        description:
          'Corners, throw-ins, minutes added: the small events of a match are the main course. An accumulator of such things settles surprisingly slowly, which makes for a calm afternoon. The bonus page is short and dated.',
        fs_label: null,
        freebet_label: '$18 free bet on corner markets',
      },
      tr: {
        name: 'Korner Direği',
        description:
          'Kornerler, taçlar, uzatma dakikaları: maçın ufak tefek olayları burada ana yemek. Böyle bir kombinenin sonuçlanması epey sürüyor, bu da öğleden sonrayı sakinleştiriyor. Bonus sayfası kısa ve her maddesi tarihli.',
        fs_label: null,
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'fox', palette: 'rust', field: 'plain' },
    screens: ['odds', 'match'],
    categories: ['bets'],
    rating: 4.4,
    ref_link: 'https://touchline-fox.example/bench',
    i18n: {
      en: {
        name: 'Touchline Fox',
        description:
          'Player markets are the reason to come: tackles, interceptions and passes for every league that is tracked. A bench of five tipsters publishes its full record, losing runs included. Limits rise with verification, never with losses.',
        fs_label: null,
        freebet_label: '$20 free bet on player markets',
      },
      tr: {
        name: null,
        description:
          'Gelmek için sebep oyuncu bahisleri: verisi tutulan her ligde müdahale, top kapma ve pas sayısı. Beş kişilik tahminci kadrosu, kötü serileri de dahil bütün karnesini yayımlıyor. Limitler doğrulamayla artıyor, kayıpla asla.',
        fs_label: null,
        freebet_label: 'Oyuncu bahislerinde 600 TL bedava bahis',
      },
    },
  },
  {
    look: { motif: 'drum', palette: 'oxblood', field: 'horizon' },
    screens: [],
    categories: ['bets'],
    rating: 4.1,
    ref_link: 'https://terrace-drum.example/north-end',
    i18n: {
      en: {
        name: 'Terrace Drum',
        description:
          'Lower-league football for people who travel to away games. Kick-off times, pitch conditions and even the pie prices come from volunteers at the ground. Markets are thin, and the site says so honestly when they are.',
        fs_label: null,
        freebet_label: '$10 free bet on match day',
      },
      tr: {
        name: 'Tribün Davulu',
        description:
          'Deplasmana giden taraftar için alt ligler. Başlama saati, zeminin durumu, hatta köfte ekmeğin fiyatı tribündeki gönüllülerden geliyor. Bahis seçenekleri sınırlı; site de bunu saklamıyor.',
        fs_label: null,
        freebet_label: 'Maç günü 250 TL bedava bahis',
      },
    },
  },
  {
    look: { motif: 'kickoff', palette: 'sage', field: 'plain' },
    screens: ['match', 'odds'],
    categories: ['bets'],
    rating: 4.5,
    ref_link: 'https://orta-yuvarlak.example/santra',
    i18n: {
      en: {
        name: 'Orta Yuvarlak',
        description:
          'Named after the centre circle, this is the most complete guide to Turkish football we know, down to the third tier and the women’s league. Prices open on Tuesdays, earlier than most. Live commentary runs as text, which is kinder to data plans.',
        fs_label: null,
        freebet_label: '$15 free bet',
      },
      tr: {
        name: null,
        description:
          'Üçüncü lige ve kadınlar ligine kadar inen, bildiğimiz en kapsamlı Türkiye futbolu rehberi. Oranlar çoğu siteden erken, salı günü açılıyor. Canlı anlatım yazıyla yapılıyor, internet paketini yormuyor.',
        fs_label: null,
        freebet_label: '500 TL bedava bahis',
      },
    },
  },
  {
    look: { motif: 'monogram', palette: 'sand', field: 'stripes' },
    screens: [],
    categories: ['bets', 'bonuses'],
    rating: 4.3,
    ref_link: 'https://tac-cizgisi.example/saha',
    i18n: {
      en: {
        name: 'Taç Çizgisi',
        description:
          'Basketball and volleyball share the top of the page with football, a rarity in its market. Offers are tied to fixtures rather than deposits: guess the first throw-in, collect a small free bet. The weekly summary e-mail is worth reading even if you never play.',
        fs_label: null,
        freebet_label: '$12 free bet on fixture days',
      },
      tr: {
        name: null,
        description:
          'Sayfanın tepesini futbolla birlikte basketbol ve voleybol paylaşıyor; bu pazarda az görülür bir tercih. Teklifler yatırıma değil maça bağlı: ilk tacı kim kullanacak, bilin, küçük bir bedava bahis alın. Haftalık özet e-postası hiç oynamasanız da okunur.',
        fs_label: null,
        freebet_label: 'Maç günleri 350 TL bedava bahis',
      },
    },
  },
  {
    look: { motif: 'windrose', palette: 'petrol', field: 'plain' },
    screens: [],
    categories: ['bets', 'casino'],
    rating: 4.2,
    ref_link: 'https://poyraz-tribun.example/kuzey',
    i18n: {
      en: {
        name: 'Poyraz Tribün',
        description:
          'A north-stand attitude: loud colours, quick markets, strong opinions in the editor’s column. Sailing and rowing get the attention other sites reserve for tennis. There is a small casino behind the bar, as it were.',
        fs_label: '22 free spins',
        freebet_label: '$14 free bet',
      },
      tr: {
        name: null,
        description:
          'Kuzey tribünü tavrı: hızlı bahisler, sözünü sakınmayan bir köşe yazarı, bol gürültü. Başka sitelerin tenise ayırdığı ilgiyi burada yelken ve kürek görüyor. Arka tarafta, deyim yerindeyse barın gerisinde, küçük bir casino da var.',
        fs_label: '22 bedava çevirme',
        freebet_label: '400 TL bedava bahis',
      },
    },
  },
  {
    look: { motif: 'chestnut', palette: 'sage', field: 'arch' },
    screens: [],
    categories: ['bets'],
    rating: null,
    ref_link: 'https://kestane-kupasi.example/kura',
    i18n: {
      en: {
        name: 'Chestnut Cup',
        description:
          'Knock-out competitions only, from national cups to chess and darts. Brackets are drawn large enough to scribble on, and there is a print button for those who do. Still in its first season, hence no score yet.',
        fs_label: null,
        freebet_label: '$10 free bet per round',
      },
      tr: {
        name: 'Kestane Kupası',
        description:
          'Ulusal kupalardan satranca ve darta, yalnızca eleme usulü turnuvalar. Eşleşme ağacı üstüne not alınacak kadar büyük çizilmiş, isteyene yazdır düğmesi de var. İlk sezonunu yaşadığı için puanı henüz yok.',
        fs_label: null,
        freebet_label: 'Her turda 250 TL bedava bahis',
      },
    },
  },
];
