import type { Language } from '#contract/language.ts';

/** Caches formatters, because creating one is the slowest part. */
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
export const formatOdds = formatted({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

const moneyFormats = new Map<string, Intl.NumberFormat>();

/** Prefers a symbol to a code: ₺100 instead of TRY 100. Keeps CA$, because a plain $ would mean a different dollar. */
function moneyFormat(
  language: Language,
  currency: string,
  trailingZeroDisplay: 'auto' | 'stripIfInteger',
): Intl.NumberFormat {
  const options = { style: 'currency', currency, trailingZeroDisplay } as const;
  const usual = new Intl.NumberFormat(language, options);
  const hasSymbol = usual
    .formatToParts(0)
    .some(({ type, value }) => type === 'currency' && value !== currency);
  return hasSymbol
    ? usual
    : new Intl.NumberFormat(language, { ...options, currencyDisplay: 'narrowSymbol' });
}

function moneyIn(trailingZeroDisplay: 'auto' | 'stripIfInteger') {
  return (amount: number, currency: string, language: Language): string => {
    const key = `${trailingZeroDisplay} ${language} ${currency}`;
    const format = moneyFormats.get(key) ?? moneyFormat(language, currency, trailingZeroDisplay);
    moneyFormats.set(key, format);
    return format.format(amount);
  };
}

const shortMoney = moneyIn('stripIfInteger');

/** Shows cents even if they are zero, as in $8.00. */
export const formatExactMoney = moneyIn('auto');

export const formatMoney = (amount: number, currency: string | null, language: Language): string =>
  currency === null ? plain(amount, language) : shortMoney(amount, currency, language);
