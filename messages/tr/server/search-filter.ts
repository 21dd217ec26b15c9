import type { SearchFilterTexts } from '../../en/server/search-filter.ts';

export const texts: SearchFilterTexts = {
  licence: 'Lisans: {country}',
  payoutHours: { one: '{count} saat içinde ödeme', other: '{count} saat içinde ödeme' },
  payoutDays: { one: '{count} gün içinde ödeme', other: '{count} gün içinde ödeme' },
  minDeposit: 'Minimum yatırım en çok {amount}',
  maxWagering: 'Çevrim şartı en çok {times}x',
  noWagering: 'Çevrim şartsız',
  kinds: {
    match: 'Yatırım bonusu',
    fixed: 'Sabit tutar',
    free_spins: 'Ücretsiz dönüş',
    no_deposit: 'Yatırımsız',
  },
  siteLanguage: 'Site dili: {language}',
};
