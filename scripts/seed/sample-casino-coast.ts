import type { SampleProduct } from './sample.ts';

export const coastCasinos: SampleProduct[] = [
  {
    look: { motif: 'lighthouse', palette: 'petrol', field: 'disc' },
    screens: ['lobby', 'live'],
    categories: ['casino', 'bonuses'],
    rating: 4.7,
    ref_link: 'https://lucky-harbor.example/welcome',
    i18n: {
      en: {
        name: 'Lucky Harbor',
        description:
          'A steady, well-lit casino with about 1,900 slots and a live lobby that never feels crowded. Our test withdrawal reached the card in eleven hours. The loyalty scheme, called the Logbook, prints every one of its rules on a single page.',
        fs_label: '120 free spins',
        freebet_label: null,
      },
      tr: {
        name: null,
        description:
          'Yaklaşık 1.900 slotu ve hiç kalabalık hissettirmeyen bir canlı casino salonu olan, ağırbaşlı bir site. Denediğimiz çekim on bir saatte karta ulaştı. Seyir Defteri adını taşıyan sadakat programının bütün kuralları tek sayfada okunuyor.',
        fs_label: '120 bedava çevirme',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'marquee', palette: 'ink', field: 'plain' },
    screens: ['lobby', 'live'],
    categories: ['casino'],
    rating: 4.4,
    ref_link: 'https://tidal-marquee.example/join',
    i18n: {
      en: {
        name: 'Tidal Marquee',
        description:
          'Game shows come first here: nine studios run around the clock, and the schedule is posted like a cinema programme. Slots are a sideline, but a well-chosen one. Stakes start at ten cents, and the chat is moderated by people who read it.',
        fs_label: '50 free spins on show nights',
        freebet_label: null,
      },
      tr: {
        name: null,
        description:
          'Burada başrol canlı yarışmalarda: dokuz stüdyo gece gündüz yayında, program da sinema afişi gibi kapıda asılı. Slotlar ikinci planda kalsa da özenle seçilmiş. Bahisler çok küçük tutarlardan başlıyor, sohbeti gerçekten okuyan moderatörler var.',
        fs_label: 'Yayın gecelerinde 50 bedava çevirme',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'ferry', palette: 'plum', field: 'horizon' },
    screens: [],
    categories: ['casino'],
    rating: 3.9,
    ref_link: 'https://violet-ferry.example/boarding',
    i18n: {
      en: {
        name: 'Violet Ferry',
        description:
          'Built for short crossings: every game says how long a typical round takes, and a session clock sits in the corner where you cannot miss it. The table limits are modest. Support answers by e-mail only, usually within the afternoon.',
        fs_label: '30 free spins',
        freebet_label: null,
      },
      tr: {
        name: 'Mor Vapur',
        description:
          'Kısa yolculuklar için tasarlanmış: her oyunun yanında bir elin ortalama kaç dakika sürdüğü yazıyor, köşedeki oturum saati de gözden kaçacak gibi değil. Masa limitleri mütevazı. Destek yalnızca e-postayla, çoğunlukla aynı öğleden sonra içinde yanıt veriyor.',
        fs_label: '30 bedava çevirme',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'fish', palette: 'fog', field: 'scallop' },
    screens: [],
    categories: ['casino'],
    rating: 4.1,
    ref_link: 'https://silver-seabass.example/deck',
    i18n: {
      en: {
        name: 'Silver Seabass',
        description:
          'A cheerful harbour-front room with Turkish and English tables side by side. Roulette is the house speciality, with six wheels and a statistics page for people who enjoy tables of numbers. Deposits by bank transfer carry no fee.',
        fs_label: '75 free spins',
        freebet_label: null,
      },
      tr: {
        name: 'Gümüş Levrek',
        description:
          'Rıhtım meyhanesi havasında, Türkçe ve İngilizce masaların yan yana açıldığı neşeli bir salon. Evin spesiyali rulet: altı çark ve rakamlarla vakit geçirmeyi sevenler için ayrıntılı bir istatistik sayfası var. Havaleyle yatırımda kesinti yapılmıyor.',
        fs_label: '75 bedava çevirme',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'reef', palette: 'verdigris', field: 'waves' },
    screens: [],
    categories: ['casino', 'bonuses'],
    rating: 4.2,
    ref_link: 'https://reef-ledger.example/open',
    i18n: {
      en: {
        name: 'Reef Ledger',
        description:
          'Everything you stake, receive and withdraw is kept in one running ledger that can be exported at any time. Bonuses are few and described in plain sums rather than percentages. The game list is short at 600 titles, yet nothing on it is filler.',
        fs_label: '40 free spins, 25x wagering',
        freebet_label: null,
      },
      tr: {
        name: null,
        description:
          'Yatırdığınız, oynadığınız ve çektiğiniz her tutar, dilediğinizde indirebileceğiniz tek bir hesap defterinde tutuluyor. Bonus sayısı az; hepsi yüzdeyle değil, düz rakamlarla anlatılmış. 600 oyunluk liste kısa görünebilir ama içinde yer doldursun diye konmuş tek oyun yok.',
        fs_label: '40 bedava çevirme, 25 kat çevrim',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'compass', palette: 'ivory', field: 'grid' },
    screens: [],
    categories: ['casino'],
    rating: 4.0,
    ref_link: 'https://windrose-hall.example/start',
    i18n: {
      en: {
        name: 'Windrose Hall',
        description:
          'Four rooms named after the points of the compass: slots to the north, cards to the east, live tables to the south, novelties to the west. The layout sounds like a gimmick and turns out to be the quickest menu we have used. Weekly limits can be lowered on the spot and raised only after a three-day wait.',
        fs_label: '60 free spins',
        freebet_label: null,
      },
      tr: {
        name: 'Rüzgâr Gülü',
        description:
          'Pusulanın yönleriyle anılan dört salon: kuzeyde slotlar, doğuda kâğıt oyunları, güneyde canlı masalar, batıda yenilikler. Kulağa süs gibi gelen bu düzen, denediğimiz en hızlı menü çıktı. Haftalık limit anında düşürülebiliyor, yükseltmek için ise üç gün beklemek gerekiyor.',
        fs_label: '60 bedava çevirme',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'tortoise', palette: 'sage', field: 'hexagon' },
    screens: [],
    categories: ['casino'],
    rating: 3.7,
    ref_link: 'https://marble-tortoise.example/slow',
    i18n: {
      en: {
        name: 'Marble Tortoise',
        description:
          'The slow casino, by its own description. Autoplay does not exist, spins take at least four seconds, and the lobby closes for an hour each night. An acquired taste, and a considerate one.',
        fs_label: null,
        freebet_label: null,
      },
      tr: {
        name: 'Mermer Kaplumbağa',
        description:
          'Kendini “yavaş casino” diye tanıtıyor ve sözünü tutuyor. Otomatik oynatma hiç yok, her çevirme en az dört saniye sürüyor, salon da her gece bir saat kapanıyor. Herkese göre değil ama oyuncusunu düşündüğü belli.',
        fs_label: null,
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'bridge', palette: 'rust', field: 'arch' },
    screens: [],
    categories: ['casino'],
    rating: 4.3,
    ref_link: 'https://ember-canal.example/cross',
    i18n: {
      en: {
        name: 'Ember Canal',
        description:
          'A baccarat house first and foremost, with twenty-two tables and side bets kept out of sight until you ask for them. Road maps are drawn clearly enough to read on a phone. Identity checks were finished before our first deposit had cleared.',
        fs_label: '25 free spins',
        freebet_label: null,
      },
      tr: {
        name: null,
        description:
          'Öncelikle bir bakara evi: yirmi iki masa var ve yan bahisler siz istemedikçe ortaya çıkmıyor. Sonuç tabloları telefonda bile rahat okunacak kadar düzgün çizilmiş. Kimlik doğrulaması, ilk yatırımımız hesaba geçmeden tamamlandı.',
        fs_label: '25 bedava çevirme',
        freebet_label: null,
      },
    },
  },
];
