/** The rates that a closed month goes on converting with, whatever is entered or deleted later. */
import { type Rates, rateBetween } from '#contract/money/convert.ts';
import { AppError } from '../../errors.ts';
import type { ProgrammeMonthData } from './load-month.ts';
import { lastDayOf } from './month-day.ts';
import type { FrozenRate, MonthFigures } from './month-figures.ts';

/** Currencies that a month was closed without, such as a new one of the reports, are converted at today's rates. */
export function ratesOf(frozen: readonly FrozenRate[] | undefined, live: Rates): Rates {
  if (!frozen || frozen.length === 0) return live;
  const byKey = new Map(frozen.map(({ on, ...rate }) => [`${rate.currency} ${on}`, rate]));
  return { on: (currency, day) => byKey.get(`${currency} ${day}`) ?? live.on(currency, day) };
}

/** Payments of any month convert at the rate that was frozen first. */
export const ratesOfPayments = ({ closed, rates }: ProgrammeMonthData): Rates =>
  ratesOf(
    closed.flatMap(({ figures }) => figures.payment_rates ?? []),
    rates,
  );

/** Refuses a month whose amounts can't be converted, because they could never be shown. */
export function frozenRates(
  data: ProgrammeMonthData,
  figures: MonthFigures,
  currency: string,
): Required<Pick<MonthFigures, 'rates' | 'payment_rates'>> {
  const { month, rates, programme } = data;
  const day = lastDayOf(month);
  const own = [...figures.earned, ...figures.stated, ...figures.rules].map((row) => row.currency);
  for (const code of own.length > 0 ? [...own, programme.base_currency] : []) {
    if (code === currency) continue;
    const between = rateBetween(code, currency, day, rates);
    if (!('missing' in between)) continue;
    throw new AppError('conflict', `${between.missing}.`, {
      errors: [{ path: 'month', message: between.missing }],
    });
  }
  const { stats, statements, corrections, postbacks, deals } = data;
  const rows = [...stats, ...statements, ...corrections, ...postbacks, ...deals];
  const codes = [...own, ...rows.map((row) => row.currency), programme.base_currency, currency];
  const ofPayments = ratesOfPayments(data);
  const payments = data.payments.filter(
    (payment) =>
      payment.currency !== programme.base_currency && [null, month].includes(payment.month),
  );
  const frozenBefore = new Set(
    data.closed.flatMap((row) => row.figures.payment_rates ?? []).map(keyOf),
  );
  return {
    rates: inUse(
      rates,
      codes.map((code) => ({ currency: code, on: day })),
    ),
    payment_rates: inUse(
      ofPayments,
      payments.flatMap((payment) => [
        { currency: payment.currency, on: payment.day },
        { currency: programme.base_currency, on: payment.day },
      ]),
    ).filter((rate) => !frozenBefore.has(keyOf(rate))),
  };
}

type Asked = { currency: string; on: string };

const keyOf = ({ currency, on }: Asked) => `${currency} ${on}`;

/** The euro needs no rate. */
function inUse(rates: Rates, asked: readonly Asked[]): FrozenRate[] {
  const unique = new Map(asked.map((one) => [keyOf(one), one]));
  return [...unique.values()].flatMap(({ currency, on }) => {
    const rate = currency === 'EUR' ? undefined : rates.on(currency, on);
    return rate ? [{ ...rate, on }] : [];
  });
}
