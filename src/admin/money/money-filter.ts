import { maxId } from '#contract/id.ts';
import { isMoneyCurrency } from '#contract/money/money-currency.ts';
import type { EarnedBy } from '#contract/money/money-report.ts';
import { asText, oneOf, searchReader, wholeNumber } from '../search-parameters.ts';

/** The search parameters of the screens about money, beside those that every screen has. */
export type MoneyFilter = {
  view?: 'year' | undefined;
  currency?: string | undefined;
  year?: number | undefined;
  earned?: EarnedBy | undefined;
  programme?: number | undefined;
};

/** Not imported with the report's schemas, because route files load before zod is configured. */
const dimensions = ['place', 'campaign', 'market', 'product'] as const satisfies EarnedBy[];

function readCurrency(raw: unknown): string | undefined {
  const code = asText(raw)?.toUpperCase();
  return code && isMoneyCurrency(code) ? code : undefined;
}

export const readMoneyFilter = searchReader<MoneyFilter>({
  view: oneOf(['year']),
  currency: readCurrency,
  year: wholeNumber(2000, 2099),
  earned: oneOf(dimensions),
  programme: wholeNumber(1, maxId),
});
