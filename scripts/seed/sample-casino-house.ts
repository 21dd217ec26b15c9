import type { SampleProduct } from './sample.ts';

export const houseCasinos: SampleProduct[] = [
  {
    look: { motif: 'monogram', palette: 'oxblood', field: 'frame' },
    screens: ['live', 'lobby'],
    categories: ['casino'],
    rating: 4.6,
    ref_link: 'https://oxblood-parlour.example/ring',
    i18n: {
      en: {
        name: 'Oxblood Parlour',
        description:
          'A members’ card room that happens to be online. Poker runs from penny tables to a Sunday deep-stack event, and the hand histories are yours to download. Rakeback is a flat 20 per cent with no tiers to climb.',
        fs_label: null,
        freebet_label: '$10 tournament ticket',
      },
      tr: {
        name: null,
        description:
          'İnternete taşınmış bir üye lokali. Poker, kuruşluk masalardan pazar günkü deep-stack turnuvasına uzanıyor; el geçmişlerinizi bilgisayarınıza indirebiliyorsunuz. Komisyon iadesi herkese yüzde 20, tırmanılacak kademe yok.',
        fs_label: null,
        freebet_label: '300 TL turnuva bileti',
      },
    },
  },
  {
    look: { motif: 'vault', palette: 'moss', field: 'plain' },
    screens: [],
    categories: ['casino'],
    rating: 4.4,
    ref_link: 'https://juniper-vault.example/key',
    i18n: {
      en: {
        name: 'Juniper Vault',
        description:
          'Security is the selling point: passkeys instead of passwords, a delay on every change of bank details, and a log of each sign-in. The games behind the door are solid rather than surprising. Payouts above $2,000 take a second approval and about a day.',
        fs_label: '55 free spins',
        freebet_label: null,
      },
      tr: {
        name: 'Ardıç Kasası',
        description:
          'Övündüğü konu güvenlik: parola yerine geçiş anahtarı, banka bilgisi değişince bekleme süresi ve her girişin kaydı. Kapının ardındaki oyunlar şaşırtmıyor ama sağlam. Yüksek tutarlı çekimler ikinci bir onaydan geçiyor, bu da yaklaşık bir gün sürüyor.',
        fs_label: '55 bedava çevirme',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'cabinet', palette: 'clay', field: 'plain' },
    screens: [],
    categories: ['casino'],
    rating: 3.6,
    ref_link: 'https://walnut-cabinet.example/drawer',
    i18n: {
      en: {
        name: 'Walnut Cabinet',
        description:
          'Classic three-reel machines, sorted into drawers by decade and left largely as they were. The return to player is engraved under each one. Not much else is on offer, and nobody here seems to mind.',
        fs_label: '12 free spins',
        freebet_label: null,
      },
      tr: { name: null, description: null, fs_label: null, freebet_label: null },
    },
  },
  {
    look: { motif: 'abbey', palette: 'ink', field: 'lozenge' },
    screens: [],
    categories: ['casino'],
    rating: 4.2,
    ref_link: 'https://cobalt-abbey.example/cloister',
    i18n: {
      en: {
        name: 'Cobalt Abbey',
        description:
          'Quiet as a reading room: no pop-ups, no countdowns, no mascot. You get 1,400 games, a single welcome bonus and a help desk that writes in full sentences. The reading list on responsible play is the best we have seen from an operator.',
        fs_label: '70 free spins',
        freebet_label: null,
      },
      tr: {
        name: 'Kobalt Manastır',
        description:
          'Kütüphane kadar sessiz: açılır pencere yok, geri sayım yok, maskot yok. 1.400 oyun, tek bir karşılama bonusu ve tam cümlelerle yazan bir destek ekibi var. Sorumlu oyun üzerine hazırladıkları okuma listesi, bir işletmeciden gördüğümüzün en iyisi.',
        fs_label: '70 bedava çevirme',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'gate', palette: 'brass', field: 'rings' },
    screens: ['offers', 'lobby'],
    categories: ['casino', 'bonuses'],
    rating: 4.5,
    ref_link: 'https://saffron-gate.example/threshold',
    i18n: {
      en: {
        name: 'Saffron Gate',
        description:
          'Seven gates, one per day, each opening on a different reload offer. You may take any two a week, so there is no pressure to collect the set. Slots with Anatolian and Persian themes have a hall of their own.',
        fs_label: '90 free spins, pick your gate',
        freebet_label: null,
      },
      tr: {
        name: 'Safran Kapısı',
        description:
          'Yedi kapı, yedi gün; her biri başka bir yatırım teklifine açılıyor. Haftada ikisini seçebiliyorsunuz, dolayısıyla hepsini toplamak için koşturmak gerekmiyor. Anadolu ve İran temalı slotlara ayrı bir salon ayrılmış.',
        fs_label: 'Seçtiğiniz kapıda 90 bedava çevirme',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'kettle', palette: 'verdigris', field: 'dots' },
    screens: [],
    categories: ['casino'],
    rating: 3.9,
    ref_link: 'https://seven-kettles.example/pour',
    i18n: {
      en: {
        name: 'Seven Kettles',
        description:
          'Bingo with tea-room manners. Rooms hold forty players at most, callers are people, and tickets cost between five and fifty cents. Between games there is a modest rack of slots and an excellent crossword.',
        fs_label: '20 free bingo tickets',
        freebet_label: null,
      },
      tr: {
        name: 'Yedi Çaydanlık',
        description:
          'Çay bahçesi nezaketinde bingo. Odalara en çok kırk kişi alınıyor, numaraları insanlar okuyor, biletler bozuk parayla alınacak kadar ucuz. Oyun aralarında küçük bir slot rafı ve çok iyi bir bulmaca köşesi var.',
        fs_label: '20 bingo bileti hediye',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'harlequin', palette: 'ivory', field: 'frame' },
    screens: [],
    categories: ['casino'],
    rating: 4.0,
    ref_link: 'https://motley-row.example/stage',
    i18n: {
      en: {
        name: 'Motley Row',
        description:
          'A row of eight little theatres, each run by a different studio with its own rules, art and tournaments. Standards vary, which is half the fun; the shared cashier and one set of limits keep it together. Leaderboards reset on Mondays.',
        fs_label: '8 × 8 free spins, one set per theatre',
        freebet_label: null,
      },
      tr: {
        name: null,
        description:
          'Yan yana sekiz küçük tiyatro; her birini ayrı bir stüdyo kendi kuralları, çizimleri ve turnuvalarıyla işletiyor. Kalite değişken ama eğlencesi de biraz orada; ortak kasa ve tek limit hepsini bir arada tutuyor. Sıralama pazartesi günleri sıfırlanıyor.',
        fs_label: 'Her tiyatroda 8 bedava çevirme',
        freebet_label: null,
      },
    },
  },
];
