/** The payment methods of a partner in one market, each with its fastest payout and its smallest deposit. */
import {
  directions,
  none,
  type PartnerTable,
  payment,
  paymentWidth,
  unknown,
} from './partner-table.ts';

/** Places of the numbers of a method. */
export const method = { number: 0, hours: 1, min: 2 };
export const methodWidth = 3;

/** The numbers of the market, of its country, and of its currency. */
type Place = { own: number; parent: number; currency: number };

/** A region's payments by a method replace its country's, which replace those for all markets. */
export function methodsIn(
  { payments }: PartnerTable,
  row: number,
  { own, parent, currency }: Place,
): number[] {
  const { values } = payments;
  const from = payments.start[row] as number;
  const end = from + (payments.length[row] as number);
  const levelOf = (code: number | undefined) =>
    code === own ? 3 : code === parent ? 2 : code === none ? 1 : 0;
  const levels = new Map<number, number>();
  for (let at = from; at < end; at += paymentWidth) {
    const number = values[at + payment.method] as number;
    const level = levelOf(values[at + payment.market]);
    if (level > (levels.get(number) ?? 0)) levels.set(number, level);
  }
  const list: number[] = [];
  for (const [number, level] of levels) {
    let [hours, min] = [unknown, unknown];
    for (let at = from; at < end; at += paymentWidth) {
      if (values[at + payment.method] !== number) continue;
      if (levelOf(values[at + payment.market]) !== level) continue;
      const direction = values[at + payment.direction];
      const code = values[at + payment.currency];
      if (direction !== directions.in)
        hours = Math.min(hours, values[at + payment.hours] as number);
      if (direction !== directions.out && (code === none || code === currency)) {
        min = Math.min(min, values[at + payment.min] as number);
      }
    }
    list.push(number, hours, min);
  }
  return list;
}

export function leastOf(list: readonly number[], place: number): number {
  let least = unknown;
  for (let at = place; at < list.length; at += methodWidth) {
    least = Math.min(least, list[at] as number);
  }
  return least;
}
