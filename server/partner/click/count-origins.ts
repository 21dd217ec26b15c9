import type { Kysely } from 'kysely';
import { type OriginDimension, otherOrigin } from '#contract/partner/click-dimension.ts';
import {
  addOriginCounts,
  insertOriginValues,
  listOriginValues,
  type OriginCount,
} from '../../../db/repositories/partner/click-origin.ts';
import type { Database } from '../../../db/tables.ts';
import type { ClickOrigin } from './click-origin.ts';

/** Anyone can make up values, so only the first ones of a day are counted separately. */
export const maxValuesPerDay = 200;

/** Devices and countries are a fixed set. */
const isLimited = (dimension: OriginDimension) => dimension !== 'device' && dimension !== 'country';

export type CountedOrigin = Omit<OriginCount, 'dimension' | 'value'> & { origin: ClickOrigin };

export async function countOrigins(
  db: Kysely<Database>,
  clicks: readonly CountedOrigin[],
): Promise<void> {
  const counts = clicks.flatMap(({ origin, ...count }) =>
    Object.entries(origin).map(([dimension, value]) => ({
      ...count,
      dimension: dimension as OriginDimension,
      value,
    })),
  );
  const groups = Map.groupBy(counts, ({ dimension, day }) => `${dimension} ${day}`);
  for (const group of groups.values()) {
    const [{ dimension, day }] = group as [OriginCount];
    if (isLimited(dimension)) await limitValues(db, dimension, day, group);
  }
  await addOriginCounts(db, counts);
}

async function limitValues(
  db: Kysely<Database>,
  dimension: OriginDimension,
  day: string,
  counts: readonly OriginCount[],
) {
  const known = new Set(await listOriginValues(db, day, dimension));
  const added = [...new Set(counts.map(({ value }) => value))]
    .filter((value) => value !== otherOrigin && !known.has(value))
    .slice(0, Math.max(0, maxValuesPerDay - known.size));
  for (const value of added) known.add(value);
  await insertOriginValues(
    db,
    added.map((value) => ({ day, dimension, value })),
  );
  for (const count of counts) if (!known.has(count.value)) count.value = otherOrigin;
}
