/** A claim is one fact about a partner on one page. Amounts and times are numbers, so that languages can be compared. */
import type { Page } from './read-page.ts';

export type Claim = {
  partner: string;
  /** The market of the page, or the one that the words name. */
  market: string;
  about: string;
  value: string | number;
  page: string;
  words: string;
};

type Found = Omit<Claim, 'market' | 'page'> & { market?: string | undefined };

export const claimOn =
  ({ market, path }: Page) =>
  (found: Found): Claim => ({ ...found, market: found.market ?? market, page: path });

/** Reads “2,750”, “2.750”, “4,7” and “4.7”. */
export const numberIn = (text: string): number =>
  Number(text.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));

const amount = /[$₺]([\d.,]+)|TRY[\s\u00a0]([\d.,]+)/;

/** The first amount of a text, whatever its currency. */
export function amountIn(text: string): number | undefined {
  const [, symbol, code] = amount.exec(text) ?? [];
  const found = symbol ?? code;
  return found === undefined ? undefined : numberIn(found);
}

export const hoursIn = (count: string, unit: string): number =>
  numberIn(count) * (/^(day|gün)/.test(unit) ? 24 : 1);
