import type { SampleProduct } from './sample.ts';

export const anatolianCasinos: SampleProduct[] = [
  {
    look: { motif: 'wheel', palette: 'brass', field: 'dots' },
    screens: ['offers', 'live'],
    categories: ['casino', 'bonuses'],
    rating: 4.6,
    ref_link: 'https://sans-carki.example/hosgeldin',
    i18n: {
      en: {
        name: 'Şans Çarkı',
        description:
          'Everything turns around one daily wheel that shows the odds of each segment before you set it going. Beyond it wait 1,100 slots, Turkish-speaking blackjack tables and okey rooms that fill up after nine. The minimum deposit is low, and the payment methods without fees are marked as such.',
        fs_label: 'One wheel a day, up to 50 free spins',
        freebet_label: null,
      },
      tr: {
        name: null,
        description:
          'Her şey günde bir kez çevrilen çarkın etrafında kurulu; her dilimin olasılığı siz çevirmeden ekranda yazıyor. Türkçe konuşan krupiyeler, akşam dokuzdan sonra dolan okey odaları ve 1.100 slot da yanında. Alt yatırım limiti düşük, kesintisiz yöntemler ayrıca işaretlenmiş.',
        fs_label: 'Günde bir çark, 50’ye kadar bedava çevirme',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'pomegranate', palette: 'oxblood', field: 'disc' },
    screens: ['lobby', 'live'],
    categories: ['casino'],
    rating: 4.4,
    ref_link: 'https://nar-konagi.example/avlu',
    i18n: {
      en: {
        name: 'Pomegranate Court',
        description:
          'An old-house atmosphere with rooms for backgammon, batak and blackjack around a shared courtyard chat. The hosts introduce newcomers by name, if they wish. Slots open upstairs, out of the way of the card players.',
        fs_label: '60 free spins',
        freebet_label: null,
      },
      tr: {
        name: 'Nar Konağı',
        description:
          'Eski konak havası: ortak bir avlu sohbetinin çevresinde tavla, batak ve blackjack odaları. Ev sahipleri yeni geleni, isterse adıyla tanıştırıyor. Slotlar üst katta, kâğıt oynayanları rahatsız etmeyecek bir yerde.',
        fs_label: '60 bedava çevirme',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'tile', palette: 'fog', field: 'plain' },
    screens: [],
    categories: ['casino'],
    rating: 4.2,
    ref_link: 'https://cini-avlu.example/kapi',
    i18n: {
      en: {
        name: 'Çini Avlu',
        description:
          'The most beautiful interface in this guide, hand-drawn in the blues and reds of sixteenth-century tiles. Under the surface sits a compact casino of 750 games with an emphasis on roulette and keno. Customer service is bilingual and available until two in the morning.',
        fs_label: '48 free spins',
        freebet_label: null,
      },
      tr: {
        name: null,
        description:
          'Bu rehberin en güzel arayüzü: on altıncı yüzyıl çinilerinin mavisi ve kırmızısıyla elde çizilmiş. Altında rulet ile kenonun öne çıktığı, 750 oyunluk derli toplu bir casino var. Müşteri hizmetleri gece ikiye kadar iki dilde yanıt veriyor.',
        fs_label: '48 bedava çevirme',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'tulip', palette: 'plum', field: 'scallop' },
    screens: [],
    categories: ['casino', 'bonuses'],
    rating: 4.3,
    ref_link: 'https://lale-sokagi.example/numara-7',
    i18n: {
      en: {
        name: 'Tulip Row',
        description:
          'A street of small shops, each selling one kind of offer: cashback at number 3, free spins at number 7, tournament seats at number 12. Opening hours are real and posted on the door. It takes a visit or two to learn the way around.',
        fs_label: '77 free spins at number 7',
        freebet_label: null,
      },
      tr: {
        name: 'Lale Sokağı',
        description:
          'Her dükkânı tek çeşit teklif satan bir sokak: 3 numarada kayıp iadesi, 7 numarada bedava çevirme, 12 numarada turnuva koltuğu. Çalışma saatleri göstermelik değil, kapıda asılı. Yolu öğrenmek bir iki ziyaret istiyor.',
        fs_label: '7 numarada 77 bedava çevirme',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'lantern', palette: 'petrol', field: 'hexagon' },
    screens: [],
    categories: ['casino'],
    rating: 4.0,
    ref_link: 'https://kuzey-feneri.example/giris',
    i18n: {
      en: {
        name: 'Kuzey Feneri',
        description:
          'A Black Sea house with a taste for weather: the lobby changes colour with the forecast in Rize. Crash games and quick roulette make up most of the menu. Cash-outs go through the night and weekends included.',
        fs_label: '36 free spins on rainy days',
        freebet_label: null,
      },
      tr: {
        name: null,
        description:
          'Karadenizli ve havaya meraklı: salonun rengi Rize’nin hava durumuna göre değişiyor. Menünün büyük bölümü çarpanlı oyunlarla hızlı rulet. Çekimler gece ve hafta sonu da dahil, ara verilmeden işleniyor.',
        fs_label: 'Yağmurlu günlerde 36 bedava çevirme',
        freebet_label: null,
      },
    },
  },
  {
    look: { motif: 'terrace', palette: 'night', field: 'frame' },
    screens: [],
    categories: ['casino'],
    rating: null,
    ref_link: 'https://dolunay-terasi.example/teras',
    i18n: {
      en: {
        name: 'Dolunay Terrace',
        description:
          'Opens its special tables on the nights around a full moon and is an ordinary, tidy casino for the rest of the month. We will rate it once we have seen three moons. Until then: clear terms, friendly hosts, few payment options.',
        fs_label: '28 free spins each full moon',
        freebet_label: null,
      },
      tr: {
        name: 'Dolunay Terası',
        description:
          'Özel masalarını dolunaya yakın gecelerde açıyor, ayın geri kalanında sıradan ve derli toplu bir casino. Üç dolunay görmeden puan vermeyeceğiz. Şimdilik: açık koşullar, güler yüzlü ekip, az sayıda ödeme yöntemi.',
        fs_label: 'Her dolunayda 28 bedava çevirme',
        freebet_label: null,
      },
    },
  },
];
