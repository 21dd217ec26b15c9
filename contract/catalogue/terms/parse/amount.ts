/** Numbers, amounts of money and periods as people write them in English or Turkish, in folded text. */

const separated = String.raw`\d{1,3}(?:[ .,]\d{3})+(?:[.,]\d{1,2})?`;
const simple = String.raw`\d{1,12}(?:[.,]\d{1,2})?`;
const thousands = '(?: ?(?:k|bin)(?![a-z]))?';
const figure = `(?<![\\d.,])(?:${separated}|${simple})(?![\\d])${thousands}`;

const dollars = ['USD', 'CAD', 'AUD', 'NZD'];

/** How each currency is written next to an amount. */
const currencies: Record<string, string> = {
  CAD: 'cad|ca\\$|c\\$',
  AUD: 'aud|au\\$|a\\$',
  NZD: 'nzd|nz\\$',
  USD: 'usd|us\\$|\\$|dollars?|dolar',
  EUR: 'eur|€|euros?|avro',
  GBP: 'gbp|£|pounds?|sterlin',
  TRY: 'try|tl|₺|turk lirasi|liras?',
  SEK: 'sek',
  NOK: 'nok',
  DKK: 'dkk',
  CHF: 'chf',
  PLN: 'pln',
  BRL: 'brl|r\\$',
  INR: 'inr|₹',
};
const currency = `(?:${Object.values(currencies).join('|')})`;
/** Turkish adds case endings to the currency: 200 TL’ye kadar, 15 dolarlık. */
const suffix = "(?:'[a-z]{1,5}|l[iu]k|(?:i|in|a|e|ya|ye|dan|den))?";

/** “Try 50 free spins” isn't about lira. */
const leading = currency.replace('try|', '');

export const money = `(?:(?<![a-z])${leading} ?${figure}(?:'[a-z]{1,5})?|${figure} ?${currency}${suffix}(?![a-z]))`;

const words: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  sixty: 60,
  ninety: 90,
  bir: 1,
  iki: 2,
  uc: 3,
  dort: 4,
  bes: 5,
  alti: 6,
  yedi: 7,
  sekiz: 8,
  dokuz: 9,
  on: 10,
  'on dort': 14,
  'on bes': 15,
  yirmi: 20,
  otuz: 30,
  altmis: 60,
  doksan: 90,
};
const counted = Object.keys(words).toSorted((one, other) => other.length - one.length);

export const days = `(?<![a-z\\d.,])(?:\\d{1,4}|${counted.join('|')})[ -](?:calendar )?(?:days?|weeks?|hours?|gun(?:luk)?|hafta|saat)(?![a-z])`;
export const percent = `(?<![\\d.,])(?:\\d{1,4}(?:[.,]\\d{1,2})? ?%|% ?\\d{1,4}(?:[.,]\\d{1,2})?|yuzde \\d{1,4})(?!\\d)`;
export const count = '(?<![\\d.,%$€£₺])(?:\\d{1,3}(?:[.,]\\d{3})+|\\d{1,7})(?![\\d%])';
export const times = '(?<![\\d.,])\\d{1,3}(?:[.,]\\d{1,2})?(?!\\d)';
export const odds =
  '(?<![\\d.,])(?:[-+]\\d{3,4}|\\d{1,3}/\\d{1,3}|\\d{1,3}(?:[.,]\\d{1,3})?)(?![\\d/])';

/** Three digits after a point or comma mean thousands, unless another separator follows. */
export function readFigure(written: string): number {
  const factor = /\d ?(?:k|bin)(?![a-z])/.test(written) ? 1000 : 1;
  const digits = written.replace(/[^\d.,]/g, '');
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const fraction = last === -1 ? '' : digits.slice(last + 1);
  const whole = last === -1 ? digits : digits.slice(0, last);
  const isOnlySeparator = !/[.,]/.test(whole);
  const isGroup = fraction.length === 3 && !(isOnlySeparator && /^0*$/.test(whole));
  const number = isGroup
    ? `${whole}${fraction}`.replace(/[.,]/g, '')
    : `${whole.replace(/[.,]/g, '')}.${fraction}`;
  return Number(number) * factor;
}

/** A plain dollar sign means the market's currency if that is a kind of dollar. */
export function readCurrency(written: string, marketCurrency: string): string | undefined {
  const [code] =
    Object.entries(currencies).find(([, names]) =>
      new RegExp(`(?<![a-z])(?:${names})${suffix}(?![a-z])`).test(written),
    ) ?? [];
  const isAnyDollar = code === 'USD' && !/us/.test(written);
  return isAnyDollar && dollars.includes(marketCurrency) ? marketCurrency : code;
}

/** Only accepts hours that make up whole days. */
export function readDays(written: string): number {
  const [, amount = '', unit = ''] = /^(.+?)[ -](?:calendar )?([a-z]+)$/.exec(written) ?? [];
  const number = words[amount] ?? Number(amount);
  if (/^(?:week|hafta)/.test(unit)) return number * 7;
  return /^(?:hour|saat)/.test(unit) ? number / 24 : number;
}

/** Decimal, fractional (1/2) or American (-200) odds. */
export function readOdds(written: string): number {
  const [, over, under] = /^(\d+)\/(\d+)$/.exec(written) ?? [];
  if (over && under) return 1 + Number(over) / Number(under);
  const american = /^([-+])(\d+)$/.exec(written);
  if (american) {
    const number = Number(american[2]);
    return 1 + (american[1] === '+' ? number / 100 : 100 / number);
  }
  return Number(written.replace(',', '.'));
}
