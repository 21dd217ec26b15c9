import type { CostTexts } from '../../en/content/cost.ts';

const games = { slots: 'slot oyunları', table: 'masa oyunları', live: 'canlı oyunlar' };
const inGames = {
  slots: 'slot oyunlarında',
  table: 'masa oyunlarında',
  live: 'canlı oyunlarda',
};
const bases = { bonus: 'bonus', deposit_bonus: 'yatırım ve bonus', winnings: 'kazanç' };

const method: CostTexts['method'] = {
  title: 'Bir bonus neye mal olur?',
  description:
    'Bir bonusun çevrim şartını tamamlamanın ortalama maliyetini nasıl hesapladığımız ve tüm varsayımlarımız.',
  intro:
    'Bir bonus ancak belirli bir tutarda bahis yaptıktan sonra çekilebilir: buna çevrim şartı denir. Kasa ortalamada her bahsin küçük bir kısmını tutar, bu yüzden bütün bu bahislerin bir bedeli vardır. Koşullarını sayı olarak bildiğimiz her teklif için bu bedeli hesaplarız.',
  parts: [
    {
      title: 'Ne kadar bahis yapmanız gerekir?',
      lines: [
        'Bahis toplamı = çevrim katı × esas tutar ÷ katkı oranı.',
        'Esas tutar koşullarda yazandır: bonus, yatırım ile bonus ya da kazanç. Yazmıyorsa bonusu alırız.',
        'Katkı oranı, o oyun türünde her bahsin ne kadarının sayıldığıdır. Yazmıyorsa tamamını sayarız. Hiç sayılmayan bir oyun için bahis toplamı yoktur.',
        'Bonus, yatırdığınız tutarın belirtilen oranıdır ve üst sınırı geçmez. Yatırım tutarınız teklifin alt sınırından azsa alt sınırı kullanırız.',
        'Ücretsiz dönüşlerin değeri: adet × dönüş başına tutar × slotların geri ödeme oranı. Dönüş başına tutar bilinmiyorsa sıfır sayarız.',
      ],
    },
    {
      title: 'Bunun maliyeti nedir?',
      lines: [
        'Beklenen maliyet = bahis toplamı × (1 − geri ödeme oranı).',
        'Geri ödeme oranı, oyunların bütün bahislerin ortalamada ne kadarını geri ödediğidir.',
      ],
    },
    {
      title: 'Size ne kalır, ne kaybedersiniz?',
      lines: [
        'Beklenen değer = ödenen tutar − beklenen maliyet.',
        'Ödenen tutar, en yüksek çekim sınırını geçmemek üzere bonus ile ücretsiz dönüş kazancıdır. Çekilemeyen bir bonus ödenmez.',
        'Hiçbir zaman yatırdığınızdan fazlasını kaybetmezsiniz; beklenen değer bunun altına inmez. Yatırım gerektirmeyen bir teklifte kendi paranızdan bir şey kaybetmezsiniz.',
      ],
    },
  ],
  returns: 'Oyunlar ne kadarını geri öder?',
  returnsHint: 'Seçtiğiniz ülke için bu oranları kullanırız:',
  games: { slots: 'Slotlar', table: 'Masa oyunları', live: 'Canlı oyunlar' },
  example: 'Bir örnek',
  limits: {
    title: 'Bu hesap neyi söylemez?',
    lines: [
      'Her rakam çok sayıda oyuncunun ortalamasıdır. Kendi sonucunuz çok daha iyi veya çok daha kötü olabilir.',
      'Tek tek oyunlar kendi türlerinin ortalamasından fazlasını veya azını geri öder. Hangisini seçeceğinizi bilemeyiz.',
      'Bedava bahis, kayıp iadesi ve spor bonusları için maliyet göstermeyiz: maliyetleri oynanan bahislere bağlıdır.',
      'Tüm tutarlar teklifin para birimindedir ve kuruşa yuvarlanır.',
      'Buradaki hiçbir şey oynamanız için bir öneri değildir ve hiçbir şey vaat etmez.',
    ],
  },
};

export const texts: CostTexts = {
  method,
  line: {
    ofDeposit: (turnover, cost, deposit) =>
      `Toplam ${turnover} bahis yapmanız gerekir. Beklenen maliyet: ${cost} (yatırdığınız tutar: ${deposit}).`,
    withoutDeposit: (turnover, cost) =>
      `Toplam ${turnover} bahis yapmanız gerekir. Beklenen maliyet: ${cost}. Para yatırmanız gerekmez.`,
    free: 'Çekim için bahis yapmanız gerekmez. Beklenen maliyet yok.',
  },
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
  turnover: (times, base, of, turnover) =>
    `Bahis toplamı: ${times} × ${base} (${bases[of]}) = ${turnover}`,
  partlyCounted: (times, base, of, { share, turnover, game }) =>
    `Bahis toplamı: ${times} × ${base} (${bases[of]}) ÷ ${share} = ${turnover}, çünkü ${inGames[game]} bahislerin yalnızca ${share} kadarı sayılır`,
  cost: (turnover, edge, cost) => `Beklenen maliyet: ${turnover} × ${edge} = ${cost}`,
  sticky: 'Bonusun kendisi hiçbir zaman ödenmez',
  maxCashout: (amount) => `En çok ${amount} ödenir`,
  value: (paidOut, cost, value) => `Beklenen değer: ${paidOut} − ${cost} = ${value}`,
  loses: (amount) => `Ortalamada ${amount} kaybedersiniz.`,
  losesDeposit: (amount) =>
    `Ortalamada yatırdığınız tutarın tamamını (${amount}) kaybedersiniz; daha fazlasını kaybetmezsiniz.`,
  winsNothing: 'Ortalamada bonustan geriye bir şey kalmaz. Kendi paranızdan kaybetmezsiniz.',
  even: 'Ortalamada ne kaybeder ne kazanırsınız.',
  keeps: (amount) => `Ortalamada size ${amount} kalır.`,
  assumed: (game, rtp) =>
    `Bahislerin tamamını, bahislerin ${rtp} kadarını geri ödeyen ${inGames[game]} yaptığınız varsayılır. Bu, çok sayıda oyuncunun ortalamasıdır: kendi sonucunuz çok daha iyi veya çok daha kötü olabilir.`,
};
