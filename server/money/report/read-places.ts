/** Splits a month's earnings by place. Postbacks with a click id know theirs; the rest is shared out by clicks. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { convert, type Rates } from '#contract/money/convert.ts';
import type { EarnedRow, MoneyPlaces, moneyPlacesQuery } from '#contract/money/money-report.ts';
import type { Rate } from '#contract/money/rate.ts';
import { inLongSnapshot } from '../../../db/read-snapshot.ts';
import { findPartners } from '../../../db/repositories/catalogue/card/offer-partner.ts';
import { listClosedMonths } from '../../../db/repositories/money/closed-month.ts';
import {
  listClicksBy,
  listConversionsByPlace,
  listEarnedScopes,
} from '../../../db/repositories/money/earned-place.ts';
import { listProgrammes } from '../../../db/repositories/money/programme.ts';
import type { Database } from '../../../db/tables.ts';
import { readMoneySettings } from '../money-settings.ts';
import { type EarnedCell, fillFrom, potsOf } from './earned-pot.ts';
import { ratesOf } from './frozen-rate.ts';
import { loadRates, todayOf } from './load-month.ts';
import { lastDayOf, rateDayOf } from './month-day.ts';
import type { MonthFigures } from './month-figures.ts';
import { lastCompleteMonth } from './read-money.ts';

export const readPlaces = (
  db: Kysely<Database>,
  query: z.output<typeof moneyPlacesQuery>,
): Promise<MoneyPlaces> =>
  inLongSnapshot(db, async (snapshot) => {
    const today = await todayOf(snapshot);
    const month = query.month ?? lastCompleteMonth(today);
    const currency = query.currency ?? (await readMoneySettings(snapshot)).currency;
    const { by } = query;
    const days = { from: `${month}-01`, to: lastDayOf(month) };
    const scopes = await listEarnedScopes(snapshot, month);
    const conversions = by === 'place' ? await listConversionsByPlace(snapshot, days) : [];
    const currencies = new Set([
      currency,
      ...[...scopes, ...conversions].map((row) => row.currency),
    ]);
    const rates = await loadRates(snapshot, currencies, days);
    const converter = converterTo(currency, rateDayOf(month, today));
    const closed = await listClosedMonths(snapshot, { from: month, to: month });
    const frozen = new Map(
      closed.map((row) => [row.programme_id, (JSON.parse(row.figures) as MonthFigures).rates]),
    );
    const { items: programmes } = await listProgrammes(snapshot, { offset: 0 });
    const chosen = programmes.filter(({ id }) => [undefined, id].includes(query.programme_id));
    const cells = new Map<string, EarnedCell>();
    const cellOf = (key: EarnedCell['key']) => cellIn(cells, key);
    const clicks = await listClicksBy(snapshot, by, days);
    for (const { id, product_ids } of chosen) {
      const amountOf = converter.at(ratesOf(frozen.get(id), rates));
      const own = scopes.filter((scope) => scope.programme_id === id);
      const isOwn = ({ product_id }: { product_id: number }) => product_ids.includes(product_id);
      const clicked = clicks.filter(isOwn).map(({ clicks, product_id, ...key }) => {
        const cell = cellOf(by === 'product' ? { product_id } : key);
        cell.clicks += clicks;
        return { cell, clicks, product_id };
      });
      const reported = conversions.filter(isOwn).map(({ earned, currency, ...row }) => ({
        ...row,
        earned: Math.max(amountOf({ earned, currency }), 0),
      }));
      for (const pot of potsOf(own, product_ids, by, amountOf)) {
        fillFrom(pot, { clicked, reported, cellOf });
      }
    }
    const items = await rowsOf(snapshot, [...cells.values()]);
    return { month, currency, by, rates: converter.used(), items, missing: converter.missing() };
  });

function cellIn(cells: Map<string, EarnedCell>, key: EarnedCell['key']): EarnedCell {
  const name = JSON.stringify(Object.entries(key).sort(([one], [other]) => (one < other ? -1 : 1)));
  const found = cells.get(name) ?? {
    ...{ key, clicks: 0 },
    deposits: { known: 0, shared: 0 },
    earned: { known: 0, shared: 0 },
  };
  cells.set(name, found);
  return found;
}

type Converter = {
  at: (rates: Rates) => (money: { earned: number; currency: string }) => number;
  used: () => Rate[];
  missing: () => string[];
};

function converterTo(target: string, day: string): Converter {
  const used = new Map<string, Rate>();
  const missing = new Set<string>();
  return {
    at:
      (rates) =>
      ({ earned, currency }) => {
        const converted = convert({ amount: earned, currency }, target, day, rates);
        if ('missing' in converted) {
          missing.add(converted.missing);
          return 0;
        }
        for (const rate of converted.rates) {
          used.set(`${rate.currency} ${rate.day} ${rate.per_eur}`, rate);
        }
        return converted.amount;
      },
    used: () => [...used.values()],
    missing: () => [...missing],
  };
}

/** With fewer, chance decides more than the place does. */
const leastClicks = 100;
const leastDeposits = 5;
const deviations = 1.96;

function perClick({ clicks, deposits, earned }: EarnedCell): EarnedRow['per_click'] {
  const events = deposits.known + deposits.shared;
  if (clicks < leastClicks || events < leastDeposits) return null;
  const amount = (earned.known + earned.shared) / clicks;
  const spread = Math.abs(amount) * (deviations / Math.sqrt(events));
  return {
    amount,
    low: amount < 0 ? amount - spread : Math.max(amount - spread, 0),
    high: amount + spread,
  };
}

async function rowsOf(db: Kysely<Database>, cells: readonly EarnedCell[]): Promise<EarnedRow[]> {
  const ids = cells.flatMap(({ key }) => key.product_id ?? []);
  const partners = await findPartners(
    db,
    ids.map((product_id) => ({ product_id })),
  );
  const rows = cells.map((cell): EarnedRow => {
    const { key, clicks, deposits, earned } = cell;
    const name = key.product_id === undefined ? undefined : partners.get(key.product_id)?.name;
    return {
      ...key,
      ...(name !== undefined && { name }),
      ...{ clicks, first_deposits: deposits, earned, per_click: perClick(cell) },
    };
  });
  const earnedBy = ({ earned }: EarnedRow) => earned.known + earned.shared;
  return rows.sort((one, other) => earnedBy(other) - earnedBy(one) || other.clicks - one.clicks);
}
