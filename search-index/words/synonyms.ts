/** The phrases on each line are synonyms in any language: a query for one of them also finds the others. */
export const synonyms: readonly (readonly string[])[] = [
  [
    'fs',
    'free spins',
    'free spin',
    'bonus spins',
    'bedava dönüş',
    'ücretsiz dönüş',
    'bedava çevirme',
  ],
  ['fb', 'free bet', 'free bets', 'bedava bahis', 'ücretsiz bahis'],
  ['bookmaker', 'bookmakers', 'bookie', 'bookies', 'sportsbook', 'sportsbooks', 'bahis sitesi'],
  ['nd', 'no deposit', 'yatırımsız', 'yatırım şartsız'],
  ['promo code', 'promo codes', 'bonus code', 'coupon', 'voucher', 'promosyon kodu', 'kupon'],
  ['bonus', 'bonuses', 'bonuslar'],
  ['bet', 'bets', 'betting', 'wager', 'bahis', 'bahisler'],
  ['welcome', 'sign up', 'hoş geldin'],
  ['free', 'bedava', 'ücretsiz'],
  ['live', 'canlı'],
  ['slot', 'slots', 'slot oyunları'],
  ['cashback', 'kayıp bonusu', 'nakit iade'],
];
