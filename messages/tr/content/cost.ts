import type { CostTexts } from '../../en/content/cost.ts';

const games = { slots: 'slot oyunları', table: 'masa oyunları', live: 'canlı oyunlar' };
const inGames = {
  slots: 'slot oyunlarında',
  table: 'masa oyunlarında',
  live: 'canlı oyunlarda',
};
const parts = {
  deposit: 'yatırım',
  bonus: 'bonus',
  winnings: 'kazanç',
  spins: 'dönüşlerin kazancı',
};

const method: CostTexts['method'] = {
  title: 'Bir bonus neye mal olur?',
  description:
    'Çevrim şartından sonra bir bonusun ortalama değerini nasıl hesapladığımız ve tüm varsayımlarımız.',
  intro:
    'Bir bonusu ancak belirli bir tutarda bahis yaptıktan sonra çekebilirsiniz: buna çevrim şartı denir. Kasa ortalamada her bahsin küçük bir kısmını tuttuğu için çevrimin bir maliyeti vardır. Koşullarını tam olarak bildiğimiz her teklif için geriye ne kaldığını hesaplarız.',
  parts: [
    {
      title: 'Teklif ne veriyor?',
      lines: [
        'Bonus, yatırdığınız tutarın belirtilen oranıdır ve üst sınırı geçmez. Yatırım tutarınız teklifin alt sınırından azsa alt sınırı kullanırız. Siz bir tutar girmezseniz de alt sınırı, alt sınır yoksa 100’ü kullanırız.',
        'Ücretsiz dönüşlerin değeri: adet × dönüş başına tutar × slotların RTP oranı. Dönüş başına tutar bilinmiyorsa sıfır sayarız.',
        'Dönüş ile paradan yalnızca biri veriliyorsa daha iyi olanı sayarız.',
        'Çekilemeyen bir bonusu sıfır sayarız.',
      ],
    },
    {
      title: 'Ne kadar bahis yapmanız gerekir?',
      lines: [
        'Bahis toplamı = çevrim katı × esas tutar ÷ katkı oranı.',
        'Esas tutarı koşullar belirler: bonus, yatırım ile bonus ya da kazanç. Belirtilmemişse bonusu alırız.',
        'Esas tutar kazançsa, bonusla bir kez bahis yapıldığında ortalama geri dönen tutarı kullanırız: bonus × RTP. Bonusun değeri de yalnızca bu kazançtır.',
        'Ücretsiz dönüşlerin kazancı da çevrilmesi gerektiği için esas tutara eklenir.',
        'Katkı oranı, o oyun türünde her bahsin ne kadarının sayıldığıdır. Yazmıyorsa tamamını sayarız. Hiç sayılmayan bir oyun için bahis toplamı yoktur.',
      ],
    },
    {
      title: 'Bunun maliyeti nedir?',
      lines: [
        'Beklenen maliyet = bahis toplamı × (1 − RTP).',
        'RTP (oyuncuya geri dönüş), oyunların bütün bahislerin ortalamada ne kadarını geri ödediğidir.',
      ],
    },
    {
      title: 'Ne kazanır, ne kaybedersiniz?',
      lines: [
        'Beklenen değer = teklifin verdiği − beklenen maliyet.',
        'En yüksek çekim sınırı varsa beklenen değer bu sınırı geçmez.',
        'Yatırım gerektirmeyen tekliflerde ve yatırımınızı da çevirmeniz gerekmeyen ücretsiz dönüşlerde kendi paranızı riske atmazsınız: beklenen değer sıfırın altına inmez.',
        'Diğer tekliflerde yatırdığınızdan fazlasını kaybetmezsiniz. Çevrim, bonus ile yatırdığınız tutarın toplamından pahalıya geliyorsa çoğu kişi çevrimi tamamlayamaz.',
        '“En iyi değer” sıralaması önce beklenen değere, sonra teklifin verdiğine, sonra da daha düşük bahis toplamına bakar.',
      ],
    },
  ],
  returns: 'Oyuncuya geri dönüş (RTP)',
  returnsHint: 'Seçtiğiniz ülke için bu oranları kullanırız:',
  games: { slots: 'Slotlar', table: 'Masa oyunları', live: 'Canlı oyunlar' },
  example: 'Bir örnek',
  limits: {
    title: 'Bu hesap neyi söylemez?',
    lines: [
      'Bütün rakamlar çok sayıda oyuncunun ortalamasıdır. Kendi sonucunuz çok daha iyi veya çok daha kötü olabilir.',
      'Bir oyunun geri ödemesi kendi türünün ortalamasından yüksek veya düşük olabilir; hangisini seçeceğinizi bilemeyiz.',
      'Bedava bahis, kayıp iadesi ve spor bonusları için maliyet göstermeyiz: maliyetleri oynanan bahislere bağlıdır.',
      'Tüm tutarlar teklifin para birimindedir ve bu para biriminin en küçük birimine yuvarlanır.',
      'Bunların hiçbiri bir vaat veya oynamanız için bir öneri değildir.',
    ],
  },
};

export const texts: CostTexts = {
  method,
  loses: (amount) => `Ortalama olarak ${amount} kaybedersiniz.`,
  wins: (amount) => `Ortalama olarak ${amount} kazanırsınız.`,
  even: 'Ortalama olarak ne kazanır ne kaybedersiniz.',
  winsNothing:
    'Ortalama olarak bu tekliften hiçbir şey kazanmaz, kendi paranızdan da bir şey kaybetmezsiniz.',
  unfinished: 'Çoğu kişi çevrimi tamamlayamaz.',
  toBet: (turnover) => `Çekim için toplam ${turnover} bahis yapmanız gerekir.`,
  noWagering: 'Çevrim şartı yok.',
  withDeposit: (deposit) => `${deposit} yatırdığınızda`,
  withLeast: (deposit) => `Alt sınır olan ${deposit} tutarını yatırdığınızda`,
  notCounted: {
    slots: 'Slot oyunları bu teklifin çevrim şartına sayılmaz.',
    table: 'Masa oyunları bu teklifin çevrim şartına sayılmaz.',
    live: 'Canlı oyunlar bu teklifin çevrim şartına sayılmaz.',
  },
  counted: (names) => `Sayılanlar: ${names}.`,
  game: (game) => games[game],
  deposit: (deposit) => `Yatırdığınız tutar: ${deposit}`,
  leastDeposit: (deposit) => `Yatırdığınız tutar: ${deposit} (bu teklifin alt sınırı)`,
  bonus: (bonus) => `Bonus: ${bonus}`,
  freeSpins: (winnings) => `Ücretsiz dönüşlerin ortalama kazancı: ${winnings}`,
  winnings: (winnings) => `Bonusun ortalama kazancı: ${winnings}`,
  better: 'Dönüş ile paradan yalnızca biri verilir. Daha iyi olanı sayarız',
  parts,
  turnover: (times, base, of, turnover) =>
    `Bahis toplamı: ${times} × ${base} (${of}) = ${turnover}`,
  partlyCounted: (times, base, of, { share, turnover, game }) =>
    `Bahis toplamı: ${times} × ${base} (${of}) ÷ ${share} = ${turnover}, çünkü ${inGames[game]} bahislerin yalnızca ${share} kadarı sayılır`,
  cost: (turnover, edge, cost) => `Beklenen maliyet: ${turnover} × ${edge} = ${cost}`,
  sticky: 'Bonusun kendisi hiçbir zaman ödenmez',
  value: (worth, cost, value) => `Beklenen değer: ${worth} − ${cost} = ${value}`,
  limited: (value) => `Yatırdığınızdan fazlasını kaybetmeyeceğiniz için beklenen değer ${value}`,
  maxCashout: (amount) => `En çok ${amount} ödenir; beklenen değer de bu kadardır`,
  belowZero: (worth, cost) =>
    `Beklenen değer: ${worth} − ${cost} sıfırın altında. Kendi paranızı riske atmadığınız için bir şey kaybetmezsiniz`,
  losesDeposit: (amount) =>
    `Çevrim ortalamada bonus ile yatırdığınız ${amount} tutarının toplamından pahalıya gelir; bu yüzden çoğu kişi tamamlayamaz. Yatırdığınızdan fazlasını kaybetmezsiniz.`,
  assumed: (game, rtp) =>
    `Bahislerin tamamını RTP oranı ${rtp} olan ${inGames[game]} yaptığınız varsayılır. Bu, çok sayıda oyuncunun ortalamasıdır: kendi sonucunuz çok daha iyi veya çok daha kötü olabilir.`,
};
