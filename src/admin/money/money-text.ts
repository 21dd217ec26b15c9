import { formatMinorUnits } from '../../../messages/format-minor-units.ts';
import { inEditorsLanguage } from '../format.ts';
import { adminLanguage } from '../language.ts';

/** Formats minor units in the editor's language. */
export const amountText = (amount: number, currency: string): string =>
  formatMinorUnits(amount, currency, adminLanguage());

/** Formats minor units with a plus or minus sign. */
export const signedText = (amount: number, currency: string) =>
  amount > 0 ? `+${amountText(amount, currency)}` : amountText(amount, currency);

const months = inEditorsLanguage(
  (language) =>
    new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
export const monthText = (month: string) => months().format(Date.parse(`${month}-01`));

const days = inEditorsLanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }),
);
/** Formats a day such as 2026-12-31. */
export const moneyDayText = (day: string) => days().format(Date.parse(day));

const lists = inEditorsLanguage((language) => new Intl.ListFormat(language));
export const listText = (items: string[]) => lists().format(items);
