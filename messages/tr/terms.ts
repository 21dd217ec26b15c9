import { countedIn } from '../counted.ts';
import type { TermsTexts } from '../en/terms.ts';

const counted = countedIn('tr');

const bases = { bonus: ' (bonus)', deposit_bonus: ' (yatırım + bonus)', winnings: ' (kazanç)' };
const games = { slots: 'slotlar', table: 'masa oyunları', live: 'canlı oyunlar' };

export const texts: TermsTexts = {
  kinds: {
    welcome: 'Hoş geldin bonusu',
    deposit: 'Yatırım bonusu',
    no_deposit: 'Yatırım gerekmez',
    free_spins: 'Ücretsiz dönüş',
    free_bet: 'Bedava bahis',
    cashback: 'Kayıp iadesi',
    other: 'Teklif',
  },
  minDeposit: (amount) => `Min. yatırım ${amount}`,
  wagering: (times, base) => `${times} çevrim${base ? bases[base] : ''}`,
  noWagering: 'Çevrim şartı yok',
  minOdds: (odds) => `Min. oran ${odds}`,
  use: (days) =>
    days === 0 ? 'Aynı gün geçerli' : counted(days, { other: '{count} gün geçerli' }),
  claim: (days) =>
    days === 0 ? 'Aynı gün alınmalı' : counted(days, { other: '{count} gün içinde alınmalı' }),
  maxBet: (amount) => `Maks. bahis ${amount}`,
  maxCashout: (amount) => `Maks. çekim ${amount}`,
  spinValue: (amount) => `Dönüş başına ${amount}`,
  game: (game, share) => `${games[game]} ${share}`,
  onlyContribution: (game) => `Çevrime yalnızca ${games[game]} sayılır`,
  contribution: (shares) => `Çevrime katkı: ${shares}`,
  sticky: 'Bonus tutarı çekilemez',
  notSticky: 'Önce kendi paranızla oynarsınız',
  value: {
    or: ' veya ',
    percent: (percent, kind) => `${percent} ${kind === 'cashback' ? 'kayıp iadesi' : 'bonus'}`,
    percentUpTo: (percent, cap, kind) =>
      `${percent}${kind === 'cashback' ? ' kayıp iadesi' : ''}, en çok ${cap}`,
    upTo: (cap) => `En çok ${cap}`,
    amount: (amount, kind) => {
      if (kind === 'free_bet') return `${amount} bedava bahis`;
      return `${amount} ${kind === 'cashback' ? 'kayıp iadesi' : 'bonus'}`;
    },
    freeSpins: (count) => counted(count, { other: '{count} ücretsiz dönüş' }),
  },
};
