import type { Kysely, Selectable } from 'kysely';
import type { SpeedMetric } from '#contract/operation/page-speed.ts';
import type { SpeedReportQuery } from '#contract/operation/speed-report.ts';
import type { Device } from '#contract/partner/click-dimension.ts';
import type { SitePage } from '#contract/partner/click-place.ts';
import { addCounts } from '../../sql/add-counts.ts';
import type { Database } from '../../tables.ts';

export type SpeedCount = Omit<Selectable<Database['page_speed_count']>, 'connection'>;

const addRows = addCounts<Selectable<Database['page_speed_count']>>(
  'page_speed_count',
  ['day', 'page', 'device', 'connection', 'metric', 'bucket'],
  ['visits'],
);

export const addSpeedCounts = (db: Kysely<Database>, counts: readonly SpeedCount[]) =>
  addRows(
    db,
    counts.map((count) => ({ ...count, connection: 'unknown' })),
  );

export type SpeedSum = { page: SitePage; metric: SpeedMetric; bucket: number; visits: number };

/** Adds up the counts of all days in the period, including its first and last day. */
export async function sumSpeedCounts(
  db: Kysely<Database>,
  { from, to }: { from: string; to: string },
  { device }: SpeedReportQuery = {},
): Promise<SpeedSum[]> {
  const rows = await db
    .selectFrom('page_speed_count')
    .select((row) => [
      ...(['page', 'metric', 'bucket'] as const),
      row.fn.sum<number | string>('visits').as('visits'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .$if(device !== undefined, (query) => query.where('device', '=', device as Device))
    .groupBy(['page', 'metric', 'bucket'])
    .execute();
  return rows.map(({ visits, ...row }) => ({ ...row, visits: Number(visits) }));
}

/** Deletes one day per statement, so that other writes don't wait long. */
export async function deleteSpeedCountsBefore(db: Kysely<Database>, day: string): Promise<void> {
  for (;;) {
    const oldest = await db
      .selectFrom('page_speed_count')
      .select('day')
      .where('day', '<', day)
      .orderBy('day')
      .limit(1)
      .executeTakeFirst();
    if (!oldest) return;
    await db.deleteFrom('page_speed_count').where('day', '=', oldest.day).execute();
  }
}
