import type { ConversionMoney } from '#contract/partner/click-report.ts';
import type { ConversionSum } from '../../../db/repositories/partner/click-report.ts';

type SumName = Exclude<keyof ConversionSum, 'key' | 'currency'>;

const total = (sums: readonly ConversionSum[], name: SumName) =>
  sums.reduce((total, sum) => total + sum[name], 0);

/** Sums each currency by itself, the one with the most earnings first. */
export function conversionsOf(sums: readonly ConversionSum[] = [], clicks: number) {
  const money: ConversionMoney[] = [];
  for (const [currency, own] of Map.groupBy(sums, (sum) => sum.currency)) {
    const [deposited, earned] = [total(own, 'deposited'), total(own, 'earned')];
    if (deposited === 0 && total(own, 'earnings') === 0) continue;
    money.push({ currency, deposited, earned, epc: clicks > 0 ? earned / clicks : null });
  }
  money.sort((one, other) => other.earned - one.earned || (one.currency < other.currency ? -1 : 1));
  return { signups: total(sums, 'signups'), deposits: total(sums, 'deposits'), money };
}
