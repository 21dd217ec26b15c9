import type { SearchFilterTexts } from '../../en/server/search-filter.ts';

export const texts: SearchFilterTexts = {
  licence: 'Lisans: {country}',
  payoutHours: { one: '{count} saat içinde çekim', other: '{count} saat içinde çekim' },
  payoutDays: { one: '{count} gün içinde çekim', other: '{count} gün içinde çekim' },
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
