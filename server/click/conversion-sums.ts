import type { ConversionMoney } from '#contract/admin/click-report.ts';
import type { ConversionSum } from '../../db/repositories/click/click-report.ts';

/** Sums each currency by itself, the one with the most earnings first. */
export function conversionsOf(sums: readonly ConversionSum[] = [], clicks: number) {
  const numberOf = (event: ConversionSum['event']) =>
    sums
      .filter((sum) => sum.event === event)
      .reduce((sum, { conversions }) => sum + conversions, 0);
  const money: ConversionMoney[] = [];
  for (const [currency, own] of Map.groupBy(sums, (sum) => sum.currency)) {
    const amountOf = (event: ConversionSum['event']) =>
      own.filter((sum) => sum.event === event).reduce((sum, { amount }) => sum + amount, 0);
    const [deposited, earned] = [amountOf('deposit'), amountOf('earning')];
    if (deposited === 0 && !own.some(({ event }) => event === 'earning')) continue;
    money.push({ currency, deposited, earned, epc: clicks > 0 ? earned / clicks : null });
  }
  money.sort((one, other) => other.earned - one.earned || (one.currency < other.currency ? -1 : 1));
  return { signups: numberOf('signup'), deposits: numberOf('deposit'), money };
}
