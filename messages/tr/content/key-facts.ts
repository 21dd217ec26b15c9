import type { KeyFactTexts } from '../../en/content/key-facts.ts';

export const texts: KeyFactTexts = {
  licensed: '{country} lisanslı',
  countriesWithThe: [],
  licence: 'lisans: {regulator}',
  payout: '{time} içinde ödeme',
  payoutNow: 'anında ödeme',
  method: '{name}: {time} içinde ödeme',
  methodNow: '{name}: anında ödeme',
  hours: '{count} saat',
  days: '{count} gün',
  deposit: 'en az {amount}',
  wagering: '{times} çevrim',
  noWagering: 'çevrim şartı yok',
  noOffer: 'burada teklif yok',
  provider: 'oyunlar: {name}',
  siteLanguage: 'site dili: {language}',
  value: 'ortalama değeri {amount}',
  kinds: {
    match: 'yatırım bonusu',
    fixed: 'sabit bonus',
    free_spins: 'ücretsiz dönüş',
    no_deposit: 'yatırımsız bonus',
  },
  unknown: '{names}: kontrol edilmedi',
  names: { licence: 'lisans', payout_hours: 'ödeme süresi', min_deposit: 'minimum yatırım' },
};
