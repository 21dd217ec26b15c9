import { countedIn } from '../counted.ts';
import type { OfferChangeTexts } from '../en/offer-change.ts';

const counted = countedIn('tr');

export const texts: OfferChangeTexts = {
  line: (field, from, to, day) => `${day}: ${field} ${from} → ${to}`,
  dayLocale: 'tr',
  fields: {
    kind: 'Teklif türü',
    value: 'Teklif',
    wagering: 'Çevrim şartı',
    wagering_base: 'Çevrim tabanı',
    min_deposit: 'Min. yatırım',
    max_bet: 'Maks. bahis',
    max_cashout: 'Maks. çekim',
    spin_value: 'Dönüş değeri',
    contribution: 'Çevrime katkı:',
    min_odds: 'Min. oran',
    days_to_claim: 'Alma süresi',
    days_to_use: 'Kullanma süresi',
    sticky: 'Bonus tutarı',
    eligibility: 'Kimler alabilir:',
    expires_at: 'Son gün',
  },
  bases: { bonus: 'bonus', deposit_bonus: 'yatırım + bonus', winnings: 'kazanç' },
  days: (days) => (days === 0 ? 'aynı gün' : counted(days, { other: '{count} gün' })),
  sticky: 'çekilemez',
  notSticky: 'kendi paranızdan sonra kullanılır',
  none: {
    max_bet: 'sınır belirtilmemiş',
    max_cashout: 'sınır belirtilmemiş',
    expires_at: 'bitiş tarihi yok',
  },
  unsaid: 'belirtilmemiş',
};
