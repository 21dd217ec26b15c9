import type { KeyFactTexts } from '../../en/content/key-facts.ts';

export const texts: KeyFactTexts = {
  licensed: '{country} lisanslı',
  countriesWithThe: [],
  licence: 'lisans: {regulator}',
  payout: '{time} çekim',
  payoutNow: 'anında çekim',
  method: '{name}: {time} çekim',
  methodNow: '{name}: anında çekim',
  hours: '{count} saatte',
  days: '{count} günde',
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
  names: { licence: 'lisans', payout_hours: 'çekim süresi', min_deposit: 'minimum yatırım' },
};
