/** Rules that find what a visitor has to do, and within what time. */
import { type Rule, rule } from './rule.ts';

const each = (patterns: string[], says?: Rule['says']) =>
  patterns.map((pattern) => rule(pattern, says));

const deposit = each([
  '{min} (?:qualifying |required |first |initial )*deposit(?: amount| required| to qualify)*{is}? {money:min_deposit}',
  '{money:min_deposit} {min} (?:qualifying |first )*deposit',
  '(?:first |qualifying )?deposits? (?:of |from )?(?:at least|{min}(?: of)?) {money:min_deposit}',
  '(?<![a-z])deposits? (?:of |from )?{money:min_deposit} (?:or more|and (?:more|up)|and (?:get|receive|claim)|to (?:get|receive|claim))',
  '(?<![a-z])deposits? {money:min_deposit}(?:\\+|,? (?:& )?(?:get|receive|claim))',
  '{min} (?:ilk )?(?:para )?yatirim(?: tutari| miktari)?{is}? {money:min_deposit}',
  '(?<![a-z])yatirim(?:lar)?(?:da)? {min} {money:min_deposit}',
  '{money:min_deposit} {min} (?:ilk )?yatirim',
  '{min} {money:min_deposit}(?: tutarinda)? (?:ilk )?(?:para )?yatir',
  '{money:min_deposit} (?:ve|veya) (?:uzeri|ustu|fazlasi)(?:ndeki)? (?:ilk )?yatirim',
]);

const bet = each([
  '{max} (?:allowed |permitted )?(?:bet|stake|wager)(?: size| amount| per spin| per round| while wagering| during wagering| with (?:a |the |an active )?bonus(?: money| funds)?)*{is}? {money:max_bet}',
  '{money:max_bet} {max} (?:bet|stake)',
  '(?<![a-z])(?:bets?|stakes?) (?:are |is )?(?:up to|of at most|at most|capped at|limited to) {money:max_bet}',
  '{max} bahis(?: tutari| miktari| limiti)?{is}? {money:max_bet}',
  '(?<![a-z])bahis (?:tutari |limiti |ust siniri )?{max} {money:max_bet}',
  '{max} {money:max_bet}(?: tutarinda)? bahis',
  '{money:max_bet} {max} bahis',
]);

const cashout = each([
  '{max} (?:cash-?out|cash out|withdrawals?|winnings?|win|payout|conversion)(?: amount| limit| from [a-z ]{1,30})?{is}? {money:max_cashout}',
  '{money:max_cashout} {max} (?:cash-?out|cash out|withdrawal|win|payout)',
  '(?<![a-z])(?:winnings|withdrawals?|cash-?outs?)(?: from [a-z ]{1,30})? (?:are |is )?(?:capped at|limited to|up to) {money:max_cashout}',
  '{max} (?:cekim|kazanc|odeme|cekilebilir tutar)(?: tutari| limiti)?{is}? {money:max_cashout}',
  '(?<![a-z])(?:cekim|kazanc)(?:ler|lar)?(?: limiti| siniri)? (?:{max} )?{money:max_cashout}',
  '{max} {money:max_cashout} cekil',
]);

const both =
  '(?:deposits?(?: amount)? (?:and|plus|\\+|&) (?:the |your )?bonus|bonus(?: amount)? (?:and|plus|\\+|&) (?:the |your )?deposit|b ?\\+ ?d|d ?\\+ ?b)';
const winnings =
  '(?:(?:free spins? |spins? |bonus )?winnings(?: from (?:the |any )?(?:free )?spins)?)';
const bothInTurkish =
  '(?:yatirim(?: tutari)? (?:ve|\\+|ile|arti) bonus|bonus (?:ve|\\+|ile|arti) yatirim)';

/** `{base}` can come before or after the multiplier. */
const timesOn = (base: string) => [
  `{times:wagering} ?(?:x|times)(?: (?:wagering|rollover|playthrough|turnover))?(?: requirements?)?(?: \\(| on| of| for| applied to| applies to)*(?: the| your| both| all| any| sum of){0,3} ?${base}(?![a-z])`,
  `(?<![a-z])${base}(?: amounts?| money| funds)?(?: must| has to| have to| needs? to| is| are| should)?(?: be)?(?: wagered| rolled over| played through| turned over)?(?: at least)?(?: ?:| x)? {times:wagering} ?(?:x|times)(?![a-z])`,
  `(?<![a-z])(?:wagering|rollover|playthrough)(?: requirements?)?{is}? ?x?{times:wagering} ?x? \\(?(?:on |of )?(?:the )?${base}(?![a-z])`,
  `(?<![a-z])(?:wager|turn over|play through|roll over) (?:the |your |both ){0,2}${base}(?: amount)?(?: at least)? {times:wagering} ?(?:x|times)(?![a-z])`,
];
const timesOnInTurkish = (base: string) => [
  `(?<![a-z])${base}[a-z]*(?: tutarin[a-z]*| miktarin[a-z]*| toplamin[a-z]*| bedelin[a-z]*)?(?: en az)? {times:wagering} ?(?:x|kat|kez|kere|defa)[a-z]{0,4}(?![a-z])`,
  `{times:wagering} ?(?:x|kat)[a-z]{0,3} ${base} cevrim`,
  `{times:wagering} ?(?:x|kat)[a-z]{0,3} cevrim(?: sarti)? ?\\(${base}`,
];

const wagering = [
  ...each([...timesOn(both), ...timesOnInTurkish(bothInTurkish)], {
    wagering_base: 'deposit_bonus',
  }),
  ...each([...timesOn(winnings), ...timesOnInTurkish('kazanc')], { wagering_base: 'winnings' }),
  ...each(
    [
      ...timesOn('bonus(?! winnings)').map((pattern) =>
        pattern.replace('(?<![a-z])bonus', '(?<![a-z])(?<!(?:deposit|and|plus|\\+|&) )bonus'),
      ),
      ...timesOnInTurkish('bonus').map((pattern) =>
        pattern.replace(
          '(?<![a-z])bonus',
          '(?<![a-z])(?<!(?:yatirim|(?<![a-z])ve|(?<![a-z])arti|\\+) )bonus',
        ),
      ),
    ],
    { wagering_base: 'bonus' },
  ),
  ...each([
    '{times:wagering} ?(?:x|times)? (?:wagering|wager|rollover|playthrough|turnover)(?![a-z])',
    '(?<![a-z])(?:wagering|rollover|playthrough|turnover)(?: requirements?)?{is}? ?x?{times:wagering} ?(?:x|times)?(?![a-z%]| ?(?:days|hours))',
    '(?<![a-z])wagered(?: at least)? {times:wagering} ?(?:x|times)(?![a-z])',
    "{times:wagering} ?(?:x|'?lik|kat)?[a-z]{0,3} cevrim",
    '(?<![a-z])cevrim(?: sarti| kati)?{is}? {times:wagering} ?(?:x|kat[a-z]{0,3})?(?![a-z%]| gun)',
  ]),
  ...each(
    [
      '(?<![a-z])(?:no wagering|wager-? ?free|without wagering|zero wagering)(?![a-z])',
      '(?<![a-z])(?:cevrim sarti (?:yok|yoktur|bulunmaz)|cevrimsiz|cevrim sartsiz)(?![a-z])',
    ],
    { wagering: 0 },
  ),
];

const toUse = [
  '(?<![a-z])(?:valid|available|active|usable) (?:for|within) {days:days_to_use}',
  '(?<![a-z])(?:expires?|lapses?|end) (?:after|in|within) {days:days_to_use}',
  '(?<![a-z])(?:use|used|wager|wagered|complete|completed|meet|met|play|played)(?: it| them| the (?:bonus|spins|wagering)| wagering)? (?:with)?in {days:days_to_use}',
  '{days:days_to_use} (?:expiry|validity)',
  '{days:days_to_use} to (?:use|wager|complete|meet|play)',
  '(?<![a-z])within {days:days_to_use}(?<=(?:\\d ?x|times|wager)[^.;\\n]{0,90})(?! (?:of|after) (?:regist|sign|open|join))',
  '{days:days_to_use} (?:boyunca )?(?:gecerli|gecerlidir)',
  '(?<![a-z])gecerlilik(?: suresi)?:? {days:days_to_use}',
  '(?<![a-z])cevrim suresi:? {days:days_to_use}',
  '{days:days_to_use} (?:icinde|icerisinde) (?:kullan|cevril|tamamla|oyna|harca)',
  '{days:days_to_use} (?:icinde|icerisinde)(?<=(?:\\d ?x|kat|cevrim)[^.;\\n]{0,90})',
  '{days:days_to_use} sonra (?:sona er|biter|dolar|gecersiz|yanar|silin)',
];
const toClaim = [
  '(?<![a-z])(?:claim|claimed|opt in|opted in|activate|activated|accept|redeem|redeemed)(?: it| them| the (?:bonus|offer|spins))? (?:with)?in {days:days_to_claim}',
  '{days:days_to_claim} to (?:claim|opt in|activate|accept|redeem)',
  '(?<![a-z])within {days:days_to_claim} (?:of|after) (?:regist|sign|open|join)[a-z]*',
  "(?<![a-z])(?:kayit|uyelik|kaydi)[a-z']*(?: (?:sonra|itibaren|takiben|ardindan))?(?: ilk)? {days:days_to_claim} (?:icinde|icerisinde)",
  '{days:days_to_claim} (?:icinde|icerisinde) (?:alin|talep|basvur|aktif|etkin|katil)',
];

const leastOdds = each([
  '{min} odds{is}? {odds:min_odds}',
  '(?<![a-z])odds (?:of |from |at )?(?:at least |{min} ){odds:min_odds}',
  '(?<![a-z])odds (?:of |at )?{odds:min_odds} (?:or|and) (?:longer|more|higher|greater|above|over|up)',
  '(?<![a-z])odds (?:of |at )?{odds:min_odds}\\+',
  '{min} (?:bahis )?oran[a-z]{0,3}{is}? {odds:min_odds}',
  '(?<![a-z])oran[a-z]{0,4} {min} {odds:min_odds}',
  '{min} {odds:min_odds} oran',
  '{odds:min_odds} oran[a-z]{0,5} (?:ve|veya) (?:uzeri|ustu)',
  '{odds:min_odds} (?:ve|veya|ya da) (?:uzeri|ustu|daha yuksek)(?:ndeki)? oran',
]);

const evens = each(['{min} odds{is}? (?:evens?|even money)(?![a-z])'], { min_odds: 2 });

const games = {
  slots: ['(?:video )?slots?(?: games?| machines?)?', 'slot(?:lar)?(?: oyunlari)?'],
  table: ['table games?', '(?:masa|kart) oyunlari'],
  live: ['live (?:casino|games?|dealer)(?: games?)?', 'canli (?:casino|oyunlar|masalar|oyun)'],
};
const contribution = Object.entries(games).flatMap(([game, [english, turkish]]) =>
  each([
    `(?<![a-z])${english}(?: contributes?| counts?)?(?: towards? (?:the )?wagering| as| at| for)?(?: ?:| -| =)? ?{percent:${game}}`,
    `(?<![a-z])${turkish}(?:nin)?(?: katkisi| katki orani)?(?: ?:| -| =)? ?{percent:${game}}`,
  ]),
);

const sticky = [
  ...each(
    ['(?<![a-z])non-? ?sticky(?![a-z])', '(?<![a-z])(?:yapiskan olmayan|cekilebilir bonus)'],
    { sticky: false },
  ),
  ...each(
    [
      '(?<![a-z])sticky(?![a-z])',
      "(?<![a-z])bonus(?: itself| amount| money| funds)? (?:is not|isn't|is non-?|cannot be|can't be|are not) ?withdraw(?:able|n)",
      '(?<![a-z])non-?withdrawable bonus',
      '(?<![a-z])bonus(?: tutari| bakiyesi)? cekilemez',
      '(?<![a-z])(?:cekilemeyen|yapiskan) bonus',
    ],
    { sticky: true },
  ),
];

export const conditionRules: Rule[] = [
  ...contribution,
  ...wagering,
  ...deposit,
  ...bet,
  ...cashout,
  ...each(toClaim),
  ...each(toUse),
  ...leastOdds,
  ...evens,
  ...sticky,
];
