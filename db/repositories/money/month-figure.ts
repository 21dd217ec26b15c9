/** Sums that the report of money compares: what programmes report, and what this site has counted. */
import { type Kysely, sql } from 'kysely';
import { statFigures } from '#contract/money/stat-row.ts';
import type { StatFigures } from '../../tables/money.ts';
import type { Database } from '../../tables.ts';

/** Without a programme, the range is that of all. */
export type MonthRange = { from: string; to: string; programme_id?: number | undefined };

const only = (id: number | undefined, column = 'programme_id') =>
  id === undefined ? sql`` : sql`and ${sql.ref(column)} = ${id}`;

/** Days are compared as text, and no month has more than 31. */
const daysOf = ({ from, to }: MonthRange) => ({ from: `${from}-01`, to: `${to}-31` });

const sums = sql.join(statFigures.map((name) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`));

export type ProgrammeMonth = StatFigures & {
  programme_id: number;
  month: string;
  currency: string;
};

/** By programme, month and currency. */
export async function listProgrammeMonths(
  db: Kysely<Database>,
  { from, to, programme_id }: MonthRange,
): Promise<ProgrammeMonth[]> {
  const { rows } = await sql<ProgrammeMonth>`
    select programme_id, month, currency, ${sums} from stat_month
    where month >= ${from} and month <= ${to} ${only(programme_id)}
    group by programme_id, month, currency`.execute(db);
  return rows.map(withNumbers);
}

export type ScopedFigures = StatFigures & {
  product_id: number;
  market: string;
  currency: string;
};

/** By month, product, market and currency. */
export const listScopedMonths = (
  db: Kysely<Database>,
  programme_id: number,
  { from, to }: MonthRange,
): Promise<(ScopedFigures & { month: string })[]> =>
  db
    .selectFrom('stat_month')
    .select(['month', 'product_id', 'market', 'currency', ...statFigures])
    .where('programme_id', '=', programme_id)
    .where('month', '>=', from)
    .where('month', '<=', to)
    .execute();

export async function listScopedDays(
  db: Kysely<Database>,
  programme_id: number,
  { from, to }: { from: string; to: string },
): Promise<ScopedFigures[]> {
  const { rows } = await sql<ScopedFigures>`
    select product_id, market, currency, ${sums} from programme_stat
    where programme_id = ${programme_id} and day >= ${from} and day <= ${to}
    group by product_id, market, currency`.execute(db);
  return rows.map(withNumbers);
}

/** PostgreSQL returns sums of whole numbers as decimals. */
function withNumbers<Row extends StatFigures>(row: Row): Row {
  for (const figure of statFigures) row[figure] = Number(row[figure]);
  return row;
}

export type DailyVisits = { programme_id: number; day: string; visits: number };

export async function listDailyVisits(
  db: Kysely<Database>,
  { from, to, programme_id }: MonthRange,
): Promise<DailyVisits[]> {
  const { rows } = await sql<DailyVisits>`
    select programme_id, day, sum(visits) as visits from programme_stat
    where programme_id in (select id from programme where true ${only(programme_id, 'id')})
      and day >= ${from} and day <= ${to}
    group by programme_id, day
    order by programme_id, day`.execute(db);
  return rows.map((row) => ({ ...row, visits: Number(row.visits) }));
}

export type ProgrammeClicks = { programme_id: number; month: string; clicks: number };

/** Asks for one month at a time, because grouping the days of a year by month takes three times as long. */
export async function listProgrammeClicks(
  db: Kysely<Database>,
  months: readonly string[],
  programme_id?: number,
): Promise<ProgrammeClicks[]> {
  const found: ProgrammeClicks[] = [];
  for (const month of months) {
    const { from, to } = daysOf({ from: month, to: month });
    const { rows } = await sql<Omit<ProgrammeClicks, 'month'>>`
      select p.programme_id, sum(c.clicks) as clicks from (
        select product_id, sum(clicks) as clicks from click_count_by_product
        where day >= ${from} and day <= ${to} group by product_id
      ) as c join programme_product p on p.product_id = c.product_id ${only(programme_id)}
      group by p.programme_id`.execute(db);
    found.push(...rows.map((row) => ({ ...row, month, clicks: Number(row.clicks) })));
  }
  return found;
}

export type ProgrammePostbacks = {
  programme_id: number;
  month: string;
  currency: string;
  signups: number;
  deposits: number;
  earned: number;
};

export async function listProgrammePostbacks(
  db: Kysely<Database>,
  range: MonthRange,
): Promise<ProgrammePostbacks[]> {
  const { from, to } = daysOf(range);
  const { rows } = await sql<ProgrammePostbacks>`
    select p.programme_id, substr(c.day, 1, 7) as month, c.currency,
      sum(c.signups) as signups, sum(c.deposits) as deposits, sum(c.earned) as earned
    from conversion_count_by_product c join programme_product p on p.product_id = c.product_id
    where c.day >= ${from} and c.day <= ${to} ${only(range.programme_id)}
    group by p.programme_id, substr(c.day, 1, 7), c.currency`.execute(db);
  return rows.map((row) => ({
    ...row,
    signups: Number(row.signups),
    deposits: Number(row.deposits),
    earned: Number(row.earned),
  }));
}
