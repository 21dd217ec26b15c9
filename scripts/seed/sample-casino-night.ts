import type { SampleProduct } from './sample.ts';

export const nightCasinos: SampleProduct[] = [
  {
    look: { motif: 'quarry', palette: 'night', field: 'horizon' },
    screens: ['lobby', 'live'],
    categories: ['casino'],
    rating: 4.5,
    ref_link: 'https://midnight-quarry.example/descend',
    i18n: {
      en: {
        name: 'Midnight Quarry',
        description:
          'Mining-themed, yes, but the digging is real: filters for volatility, hit rate, maximum exposure and year of release. Anyone who chooses games by their numbers will feel at home. The dark interface is easy on the eyes after ten in the evening.',
        fs_label: '110 free spins',
        freebet_label: null,
      },
      tr: {
        name: 'Gece Ocağı',
        description:
          'Madencilik teması bir yana, asıl kazı filtrelerde: oynaklık, isabet sıklığı, en yüksek tutar ve çıkış yılına göre arama yapılabiliyor. Oyunu rakamlarına bakıp seçenler burada rahat edecek. Koyu arayüz, gece saat ondan sonra gözü hiç yormuyor.',
        fs_label: '110 bedava çevirme',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'orrery', palette: 'night', field: 'plain' },
    screens: [],
    categories: ['casino'],
    rating: 4.3,
    ref_link: 'https://amber-orrery.example/orbit',
    i18n: {
      en: {
        name: 'Amber Orrery',
        description:
          'Missions move around you like planets: some return daily, one comes by only twice a year, and the calendar is published in advance. Rewards are spins and cosmetic badges, never larger stakes. New players see a ten-minute tour worth taking.',
        fs_label: '5 free spins a day for a month',
        freebet_label: null,
      },
      tr: {
        name: null,
        description:
          'Görevler gezegenler gibi çevrenizde dönüyor: kimi her gün, biri yılda yalnızca iki kez uğruyor, takvim de önceden yayımlanıyor. Karşılığında çevirme hakkı ve rozet var, daha büyük bahse özendiren bir şey yok. Yeni gelenlere sunulan on dakikalık tura vakit ayırmaya değer.',
        fs_label: 'Bir ay boyunca günde 5 bedava çevirme',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'astrolabe', palette: 'slate', field: 'grid' },
    screens: [],
    categories: ['casino'],
    rating: 4.1,
    ref_link: 'https://astrolabe-inn.example/rest',
    i18n: {
      en: {
        name: 'Astrolabe Inn',
        description:
          'Travellers’ casino with cashiers in nineteen countries and an interface that remembers which units you think in. Video poker is unusually deep, down to pay tables by the coin. Verification takes a passport and about four minutes.',
        fs_label: '40 free spins',
        freebet_label: null,
      },
      tr: {
        name: 'Usturlap Hanı',
        description:
          'On dokuz ülkede ödeme yapan, alıştığınız para birimini ve ölçüleri unutmayan bir yolcu hanı. Video poker bölümü alışılmadık ölçüde zengin; ödeme tabloları tek tek görülebiliyor. Doğrulama için pasaport ve dört dakika yeterli.',
        fs_label: '40 bedava çevirme',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'plums', palette: 'sand', field: 'split' },
    screens: [],
    categories: ['casino'],
    rating: 3.8,
    ref_link: 'https://thirteen-plums.example/orchard',
    i18n: {
      en: {
        name: 'Thirteen Plums',
        description:
          'Fruit machines and nothing but, 130 of them, from faithful pub classics to modern cluster games. Superstitious guests may hide the thirteenth row in the settings. Phone support is answered by the same three people.',
        fs_label: '13 free spins',
        freebet_label: null,
      },
      tr: {
        name: 'On Üç Erik',
        description:
          'Baştan sona meyveli makineler: eski usul klasiklerden bugünün küme oyunlarına 130 başlık. Batıl inancı olanlar on üçüncü sırayı ayarlardan gizleyebiliyor. Telefonu hep aynı üç kişi açıyor.',
        fs_label: '13 bedava çevirme',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'loom', palette: 'oxblood', field: 'plain' },
    screens: [],
    categories: ['casino'],
    rating: null,
    ref_link: 'https://lantern-loom.example/thread',
    i18n: {
      en: {
        name: 'Lantern Loom',
        description:
          'Newly opened, so our editors have not scored it yet. The idea is a woven storyline that runs through forty slots, where one game picks up what another left off. First impressions: handsome, slow to load on older phones.',
        fs_label: '33 free spins',
        freebet_label: null,
      },
      tr: {
        name: 'Fener Tezgâhı',
        description:
          'Kapılarını yeni açtı, bu yüzden editörlerimiz henüz puan vermedi. Kırk slotu birbirine bağlayan tek bir hikâye dokunmuş; bir oyun ötekinin bıraktığı yerden sürüyor. İlk izlenim: çok şık, eski telefonlarda biraz ağır.',
        fs_label: '33 bedava çevirme',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'thistle', palette: 'moss', field: 'disc' },
    screens: [],
    categories: ['casino'],
    rating: 4.4,
    ref_link: 'https://gilded-thistle.example/glen',
    i18n: {
      en: {
        name: 'Gilded Thistle',
        description:
          'Prickly about fairness. Every bonus has been read by an outside lawyer whose notes are printed in the margin. The rest is a well-stocked casino of 1,700 games, with a whisky-coloured theme and no jingles.',
        fs_label: '85 free spins, 20x wagering',
        freebet_label: null,
      },
      tr: {
        name: 'Yaldızlı Diken',
        description:
          'Adalet konusunda dikenli. Bütün bonus metinlerini dışarıdan bir avukat okumuş, notları da sayfa kenarına basılmış. Gerisi 1.700 oyunluk, viski renginde, müziği kulak tırmalamayan dolu dolu bir casino.',
        fs_label: '85 bedava çevirme, 20 kat çevrim',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'basalt', palette: 'slate', field: 'hexagon' },
    screens: [],
    categories: ['casino'],
    rating: 3.5,
    ref_link: 'https://basalt-choir.example/enter',
    i18n: {
      en: {
        name: 'Basalt Choir',
        description:
          'Music slots with soundtracks by working composers; headphones are recommended and, for once, deserved. Stakes are capped at two dollars a spin across the house. Withdrawals were slow in our test, three days by card.',
        fs_label: '24 free spins',
        freebet_label: null,
      },
      tr: { name: null, description: null, fs_label: null, freebet_label: null },
    },
  },
];
