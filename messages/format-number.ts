import type { Language } from '#contract/language.ts';

/** Making a formatter takes longer than all the rest. */
function formatted(options: Intl.NumberFormatOptions) {
  const formats = new Map<Language, Intl.NumberFormat>();
  return (value: number, language: Language) => {
    const format = formats.get(language) ?? new Intl.NumberFormat(language, options);
    formats.set(language, format);
    return format.format(value);
  };
}

const plain = formatted({ maximumFractionDigits: 2 });
const share = formatted({ style: 'percent', maximumFractionDigits: 2 });

export const formatTimes = (times: number, language: Language) => `${plain(times, language)}x`;
export const formatPercent = (percent: number, language: Language) =>
  share(percent / 100, language);
/** Odds have a point in Turkish too. */
export const formatOdds = (odds: number) => odds.toFixed(2);

const moneyFormats = new Map<string, Intl.NumberFormat>();

/** Prefers a symbol to a code: ₺100 rather than TRY 100. But CA$ stays, because $ alone is another dollar. */
function moneyFormat(language: Language, currency: string): Intl.NumberFormat {
  const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  const usual = new Intl.NumberFormat(language, options);
  const hasSymbol = usual
    .formatToParts(0)
    .some(({ type, value }) => type === 'currency' && value !== currency);
  return hasSymbol
    ? usual
    : new Intl.NumberFormat(language, { ...options, currencyDisplay: 'narrowSymbol' });
}

export function formatMoney(amount: number, currency: string | null, language: Language): string {
  if (currency === null) return plain(amount, language);
  const key = language + currency;
  const format = moneyFormats.get(key) ?? moneyFormat(language, currency);
  moneyFormats.set(key, format);
  return format.format(amount);
}
