import type { SampleProduct } from './sample.ts';

export const menagerieCasinos: SampleProduct[] = [
  {
    look: { motif: 'otter', palette: 'plum', field: 'disc' },
    screens: ['lobby', 'live'],
    categories: ['casino'],
    rating: 4.6,
    ref_link: 'https://velvet-otter.example/river',
    i18n: {
      en: {
        name: 'Velvet Otter',
        description:
          'Soft lighting, quick pages and the best game search we have met: type a theme, a studio or a mood and it understands. About 2,300 slots and forty live tables stand behind it. Withdrawals are batched twice a day, at noon and at eight.',
        fs_label: '100 free spins over five days',
        freebet_label: null,
      },
      tr: {
        name: 'Kadife Samur',
        description:
          'Loş ışıklar, hızlı açılan sayfalar ve gördüğümüz en iyi oyun araması: tema, stüdyo, hatta ruh hâli yazın, ne istediğinizi anlıyor. Arkasında 2.300 kadar slot ile kırk canlı masa var. Çekimler günde iki kez, öğlen ve akşam sekizde topluca gönderiliyor.',
        fs_label: 'Beş güne yayılan 100 bedava çevirme',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'heron', palette: 'brass', field: 'horizon' },
    screens: ['lobby', 'offers'],
    categories: ['casino', 'bonuses'],
    rating: 4.5,
    ref_link: 'https://brass-heron.example/nest',
    i18n: {
      en: {
        name: 'Brass Heron',
        description:
          'One for the patient: a small welcome offer, then something modest every Thursday for as long as you stay. The terms fit on a phone screen without scrolling. Blackjack players will find five rule sets, each with its house edge printed on the felt.',
        fs_label: '20 free spins every Thursday',
        freebet_label: null,
      },
      tr: {
        name: 'Pirinç Balıkçıl',
        description:
          'Sabırlı oyuncuya göre: küçük bir karşılama, ardından her perşembe mütevazı bir hediye. Koşullar telefon ekranına kaydırmadan sığıyor. Blackjack sevenleri beş ayrı kural seti bekliyor, her birinin kasa avantajı çuhanın üstünde yazılı.',
        fs_label: 'Her perşembe 20 bedava çevirme',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'magpie', palette: 'rust', field: 'quarter' },
    screens: [],
    categories: ['casino'],
    rating: 4.0,
    ref_link: 'https://copper-magpie.example/find',
    i18n: {
      en: {
        name: 'Copper Magpie',
        description:
          'A collector of oddities. Small studios get the front page, and every month one forgotten slot is restored and reviewed by the editors. Big-name titles are there too, one click further away.',
        fs_label: '15 free spins on the find of the month',
        freebet_label: null,
      },
      tr: {
        name: 'Bakır Saksağan',
        description:
          'Tuhaf ve ender olanın koleksiyoncusu. Ana sayfa küçük stüdyolara ayrılmış; her ay unutulmuş bir slot elden geçirilip editörlerce tanıtılıyor. Herkesin bildiği oyunlar da var, bir tık ötede.',
        fs_label: 'Ayın keşfinde 15 bedava çevirme',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'tiger', palette: 'clay', field: 'sunburst' },
    screens: [],
    categories: ['casino'],
    rating: 4.2,
    ref_link: 'https://drowsy-tiger.example/den',
    i18n: {
      en: {
        name: 'Drowsy Tiger',
        description:
          'Asian table games done with care: sic bo, fan tan, dragon tiger and a mahjong lounge that opens at weekends. Sounds are off unless you switch them on, which we wish were a law. The cashier accepts fourteen currencies.',
        fs_label: '45 free spins',
        freebet_label: null,
      },
      tr: {
        name: null,
        description:
          'Uzak Doğu masa oyunlarına özen gösteren bir adres: sic bo, fan tan, dragon tiger ve hafta sonları açılan bir mahjong köşesi. Siz açmadıkça ses çıkmıyor; keşke her yerde böyle olsa. Kasada on dört para birimi geçiyor.',
        fs_label: '45 bedava çevirme',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'fennec', palette: 'clay', field: 'scallop' },
    screens: [],
    categories: ['casino'],
    rating: 3.8,
    ref_link: 'https://fennec-salon.example/enter',
    i18n: {
      en: {
        name: 'Fennec Salon',
        description:
          'Small, nimble and made for phones; on a desktop it simply shows you the phone version in a frame. Crash games and instant wins fill most of the shelf. The weekly loss limit is asked for at registration and cannot be skipped.',
        fs_label: '35 free spins',
        freebet_label: null,
      },
      tr: {
        name: null,
        description:
          'Küçük, çevik ve telefona göre yapılmış; bilgisayarda açınca telefon görünümünü bir çerçeve içinde sunuyor. Rafların çoğu hızlı sonuçlanan oyunlara ayrılmış. Haftalık kayıp limiti üyelik sırasında soruluyor ve bu adım atlanamıyor.',
        fs_label: '35 bedava çevirme',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'peacock', palette: 'slate', field: 'scallop' },
    screens: ['lobby', 'live'],
    categories: ['casino'],
    rating: 4.8,
    ref_link: 'https://slate-peacock.example/court',
    i18n: {
      en: {
        name: 'Slate Peacock',
        description:
          'The grandest live floor in our list: sixty-one tables, dealers in seven languages and cameras good enough to read the cards without the overlay. High limits come with a real account manager and a cooling-off hour after large sessions. Slots are present and secondary.',
        fs_label: '80 free spins',
        freebet_label: null,
      },
      tr: {
        name: 'Arduvaz Tavus',
        description:
          'Listemizdeki en görkemli canlı casino: altmış bir masa, yedi dilde krupiye ve kartları yazıya bakmadan okutacak netlikte kameralar. Yüksek limitli oyuncuya gerçek bir temsilci eşlik ediyor, uzun oturumların ardından bir saatlik mola geliyor. Slotlar var ama geri planda.',
        fs_label: '80 bedava çevirme',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'moth', palette: 'night', field: 'lozenge' },
    screens: [],
    categories: ['casino', 'bonuses'],
    rating: 4.3,
    ref_link: 'https://mirror-moth.example/lamp',
    i18n: {
      en: {
        name: 'Mirror Moth',
        description:
          'A night-time casino whose offers open at dusk and close at dawn, local time. Twin slots let two friends spin the same reels from different cities. Expect wagering of 30 times on most bonuses, stated before you opt in.',
        fs_label: '66 free spins after sunset',
        freebet_label: null,
      },
      tr: {
        name: 'Ayna Güvesi',
        description:
          'Teklifleri hava kararınca açılıp gün ağarınca kapanan bir gece casinosu. İkiz slotlarda iki arkadaş, ayrı şehirlerden aynı makaraları çevirebiliyor. Bonusların çoğunda 30 kat çevrim şartı var ve bu, kabul etmeden önce açıkça söyleniyor.',
        fs_label: 'Gün batımından sonra 66 bedava çevirme',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'caravan', palette: 'ink', field: 'frame' },
    screens: [],
    categories: ['casino'],
    rating: 4.1,
    ref_link: 'https://moonlit-caravan.example/halt',
    i18n: {
      en: {
        name: 'Moonlit Caravan',
        description:
          'The loyalty track is drawn as a trade route with eleven halts, each with a small, known present. Nothing expires on the way, so there is no hurry between stops. The catalogue leans towards adventure slots and backgammon.',
        fs_label: '10 free spins at every halt',
        freebet_label: null,
      },
      tr: {
        name: 'Mehtap Kervanı',
        description:
          'Sadakat programı on bir duraklı bir ticaret yolu olarak çizilmiş; her durakta ne verileceği baştan belli. Yolda hiçbir hakkınız yanmıyor, yani acele etmek için neden yok. Macera temalı slotlar ve tavla ağır basıyor.',
        fs_label: 'Her durakta 10 bedava çevirme',
        freebet_label: null,
      },
    },
  },
];
