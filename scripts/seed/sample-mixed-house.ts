import type { SampleProduct } from './sample.ts';

export const mixedHouses: SampleProduct[] = [
  {
    look: { motif: 'sail', palette: 'ink', field: 'quarter' },
    screens: ['odds', 'lobby'],
    categories: ['bets', 'casino'],
    rating: 4.6,
    ref_link: 'https://even-keel.example/aboard',
    i18n: {
      en: {
        name: 'Even Keel',
        description:
          'Sportsbook and casino under one wallet, one set of limits and one monthly statement that a non-player could understand. Margins are published per sport. If you stake far more than usual, the site asks whether you meant it.',
        fs_label: '45 free spins',
        freebet_label: '$15 free bet',
      },
      tr: {
        name: 'Dengeli Omurga',
        description:
          'Bahis ve casino tek cüzdanda, tek limitte; ay sonunda hiç oynamayan birinin bile anlayacağı bir hesap özeti geliyor. Marjlar spor dalına göre açıklanıyor. Her zamankinden çok daha yüksek bir tutar girerseniz site emin olup olmadığınızı soruyor.',
        fs_label: '45 bedava çevirme',
        freebet_label: '500 TL bedava bahis',
      },
    },
  },
  {
    look: { motif: 'cedar', palette: 'sand', field: 'disc' },
    screens: [],
    categories: ['casino', 'bets'],
    rating: 4.0,
    ref_link: 'https://cedar-spade.example/shade',
    i18n: {
      en: {
        name: 'Cedar Spade',
        description:
          'Card games in every direction: rummy, gin, whist, and a bookmaker’s corner for televised bridge and poker finals. Tables seat four and wait for slow players. Half a cent of every rake dollar is spent on planting trees, with receipts.',
        fs_label: null,
        freebet_label: '$6 free bet on card finals',
      },
      tr: {
        name: 'Sedir Maçası',
        description:
          'Her köşesinde kâğıt oyunu: konken, remi, vist ve televizyonda yayımlanan briç ile poker finallerine bahis. Masalar dört kişilik, ağır oynayanı bekliyorlar. Komisyonun küçük bir bölümü ağaç dikimine gidiyor, makbuzları da ortada.',
        fs_label: null,
        freebet_label: 'Kâğıt finallerinde 200 TL bedava bahis',
      },
    },
  },
  {
    look: { motif: 'rook', palette: 'ivory', field: 'checker' },
    screens: [],
    categories: ['casino', 'bets'],
    rating: 4.4,
    ref_link: 'https://rook-meridian.example/file',
    i18n: {
      en: {
        name: 'Rook Meridian',
        description:
          'Chess, go and e-sports on the betting side; skill-flavoured games such as video poker and blackjack on the other. Match pages embed the board or the map, move by move. Players who self-exclude here are asked whether to notify sister sites too.',
        fs_label: '20 free spins',
        freebet_label: '$16 free bet on e-sports',
      },
      tr: {
        name: 'Kale Meridyeni',
        description:
          'Bahis tarafında satranç, go ve e-spor; öbür tarafta video poker ve blackjack gibi karar isteyen oyunlar. Maç sayfasında tahta ya da harita hamle hamle izleniyor. Kendini siteye kapatan oyuncuya, kardeş sitelere de haber verilsin mi diye soruluyor.',
        fs_label: '20 bedava çevirme',
        freebet_label: 'E-sporda 450 TL bedava bahis',
      },
    },
  },
  {
    look: { motif: 'nine', palette: 'clay', field: 'plain' },
    screens: [],
    categories: ['casino', 'bets'],
    rating: 3.8,
    ref_link: 'https://windward-nine.example/set-sail',
    i18n: {
      en: {
        name: 'Windward Nine',
        description:
          'Nine sports, ninety slots, nine live tables: the number is the concept, and the restraint does it good. Baseball is covered inning by inning. Anyone looking for variety will be through the menu in an evening.',
        fs_label: '9 free spins, nine days running',
        freebet_label: '$9 free bet',
      },
      tr: {
        name: null,
        description:
          'Dokuz spor, doksan slot, dokuz canlı masa: fikir bu sayıdan ibaret, ölçülü olması da yakışmış. Beyzbol devre devre takip ediliyor. Çeşit arayan menüyü bir akşamda bitirir.',
        fs_label: 'Dokuz gün boyunca 9 bedava çevirme',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'orchard', palette: 'verdigris', field: 'scallop' },
    screens: ['offers'],
    categories: ['bonuses'],
    rating: 4.1,
    ref_link: 'https://coupon-orchard.example/pick',
    i18n: {
      en: {
        name: 'Coupon Orchard',
        description:
          'A catalogue of partner coupons rather than a casino. Each carries its ripe-by date, its minimum stake and a note on who may use it, and spoiled ones are removed the same morning. You register with the partner, never here.',
        fs_label: 'Up to 40 free spins, by coupon',
        freebet_label: 'Up to $20 in free bets, by coupon',
      },
      tr: {
        name: 'Kupon Bahçesi',
        description:
          'Casino değil, iş ortaklarının kuponlarından oluşan bir katalog. Her kuponun son günü, alt limiti ve kimlerin kullanabileceği üstünde yazıyor; geçenler aynı sabah kaldırılıyor. Üyelik iş ortağında açılıyor, burada değil.',
        fs_label: 'Kupona göre 40’a kadar bedava çevirme',
        freebet_label: 'Kupona göre 600 TL’ye kadar bedava bahis',
      },
    },
  },
  {
    look: { motif: 'snowdrop', palette: 'fog', field: 'frame' },
    screens: [],
    categories: ['bonuses', 'casino'],
    rating: 4.0,
    ref_link: 'https://snowdrop-saloon.example/spring',
    i18n: {
      en: {
        name: 'Snowdrop Saloon',
        description:
          'First offers of the season, as the name suggests: each quarter begins with a fresh bundle and the old one ends on a fixed date. In between it is a pleasant, unhurried saloon with faro, pinochle and some 500 slots. Wagering never exceeds 25 times.',
        fs_label: '50 free spins each quarter',
        freebet_label: null,
      },
      tr: {
        name: 'Kardelen Salon',
        description:
          'Adı gibi mevsimin ilk habercisi: her çeyrek yeni bir paketle başlıyor, eskisi belirli bir tarihte bitiyor. Arada faro, pinokl ve 500 kadar slotla acelesi olmayan hoş bir salon. Çevrim şartı 25 katı hiç aşmıyor.',
        fs_label: 'Her çeyrekte 50 bedava çevirme',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'turnstile', palette: 'ink', field: 'rings' },
    screens: ['offers', 'match'],
    categories: ['bonuses', 'bets'],
    rating: 3.9,
    ref_link: 'https://indigo-turnstile.example/ticket',
    i18n: {
      en: {
        name: 'Indigo Turnstile',
        description:
          'Season-ticket holders of any club get a small free bet per home game after uploading a photo of the pass. Everyone else gets honest prices and a plain page. The verification queue is longest on Fridays.',
        fs_label: null,
        freebet_label: '$5 free bet per home game',
      },
      tr: {
        name: 'Çivit Turnike',
        description:
          'Hangi takımdan olursa olsun kombine sahipleri, kartlarının fotoğrafını yükleyip her iç saha maçında küçük bir bedava bahis alıyor. Diğerlerine de dürüst oranlar ve sade bir sayfa kalıyor. Onay kuyruğu en çok cuma günleri uzuyor.',
        fs_label: null,
        freebet_label: 'İç saha maçı başına 150 TL bedava bahis',
      },
    },
  },
  {
    look: { motif: 'corsair', palette: 'petrol', field: 'waves' },
    screens: [],
    categories: ['casino', 'bonuses'],
    rating: 4.2,
    ref_link: 'https://tin-corsair.example/muster',
    i18n: {
      en: {
        name: 'Tin Corsair',
        description:
          'A pirate theme told with toy soldiers and a good deal of wit. Crews of five share a weekly target and split the spins evenly, whoever contributed most. The ship’s articles, meaning the terms, are genuinely funny and still precise.',
        fs_label: '64 free spins for the crew',
        freebet_label: null,
      },
      tr: {
        name: 'Teneke Korsan',
        description:
          'Oyuncak askerlerle ve bolca mizahla anlatılan bir korsan hikâyesi. Beş kişilik mürettebat haftalık hedefi paylaşıyor, çevirmeler de kim ne kadar katkı verirse versin eşit bölünüyor. Gemi yasası, yani koşullar, hem güldürüyor hem de net.',
        fs_label: 'Mürettebata 64 bedava çevirme',
        freebet_label: null,
      },
    },
  },
];
