/** Fills a database with ten years of figures of 200 programmes, in a few statements that both engines understand. */
import { type Kysely, sql } from 'kysely';
import { dealDraft } from '#contract/money/deal.ts';
import { programmeDraft } from '#contract/money/programme.ts';
import { dayAfter, monthAfter } from '#contract/wall-clock.ts';
import { insertDeal } from '../../../db/repositories/money/deal.ts';
import { insertProgramme } from '../../../db/repositories/money/programme.ts';
import { writeFixings } from '../../../db/repositories/money/rate.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';

export type Extent = { programmes: number; campaigns: number; first: string; months: number };

const currencies = ['EUR', 'USD', 'GBP', 'TRY'];
/** As many as have fixings. */
const fixed = ['USD', 'GBP', 'TRY', ...Array.from({ length: 27 }, (_, index) => `X${index + 10}`)];

const terms = [
  {
    kind: 'cpa',
    steps: [
      { from_count: 0, rate: 10_000 },
      { from_count: 50, rate: 12_000 },
    ],
  },
  { kind: 'share', steps: [{ percent: 30 }], negative_carry_over: true, admin_fee: 10 },
  { kind: 'hybrid', steps: [{ rate: 4_000, percent: 20 }] },
] as const;

export async function fillMoney(db: Kysely<Database>, extent: Extent): Promise<void> {
  const { first, months } = extent;
  const products = (
    await db.selectFrom('product').select('id').orderBy('id').limit(extent.programmes).execute()
  ).map(({ id }) => id);
  await writeHelpers(db, extent);
  await inTransaction(db, async (trx) => {
    for (const [index, product] of products.entries()) {
      const base_currency = currencies[index % currencies.length] as string;
      const programme_id = await insertProgramme(
        trx,
        programmeDraft.parse({
          ...{ name: `Programme ${index}`, base_currency, pays_on: 15, product_ids: [product] },
        }),
      );
      const deal = { ...terms[index % terms.length], programme_id, currency: base_currency };
      await insertDeal(trx, dealDraft.parse({ ...deal, from: `${first}-01` }));
    }
  });
  const ids = (await db.selectFrom('programme').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  );
  for (const id of ids) await inTransaction(db, (trx) => fillProgramme(trx, id));
  await inTransaction(db, (trx) => fillRates(trx, first, months));
  await inTransaction(db, fillClicks);
  for (const table of ['bench_day', 'bench_campaign', 'bench_month']) {
    await db.schema.dropTable(table).execute();
  }
}

async function writeHelpers(db: Kysely<Database>, { campaigns, first, months }: Extent) {
  await sql`create table bench_day (n integer, day text, month text)`.execute(db);
  await sql`create table bench_month (n integer, month text)`.execute(db);
  await sql`create table bench_campaign (n integer)`.execute(db);
  const end = `${monthAfter(first, months)}-01`;
  let n = 0;
  let rows = [];
  for (let day = `${first}-01`; day < end; day = dayAfter(day, 1)) {
    n += 1;
    rows.push(sql`(${sql.lit(n)}, ${sql.lit(day)}, ${sql.lit(day.slice(0, 7))})`);
    if (rows.length === 500) {
      await sql`insert into bench_day values ${sql.join(rows)}`.execute(db);
      rows = [];
    }
  }
  if (rows.length > 0) await sql`insert into bench_day values ${sql.join(rows)}`.execute(db);
  const names = Array.from({ length: months }, (_, index) => monthAfter(first, index));
  const listed = names.map((month, index) => sql`(${sql.lit(index)}, ${sql.lit(month)})`);
  await sql`insert into bench_month values ${sql.join(listed)}`.execute(db);
  const numbers = Array.from({ length: campaigns }, (_, index) => sql`(${sql.lit(index)})`);
  await sql`insert into bench_campaign values ${sql.join(numbers)}`.execute(db);
}

/** An import of each month, with what it replaced, a statement and a payment. Months older than a year are closed. */
async function fillProgramme(db: Kysely<Database>, id: number) {
  const from = sql`from programme p cross join bench_month m where p.id = ${id}`;
  const before = sql`select coalesce(max(id), 0) from stat_import`;
  const { rows } = await sql<{ last: number }>`select (${before}) as last`.execute(db);
  const last = Number(rows[0]?.last ?? 0);
  await sql`insert into stat_import
      (programme_id, name, actor, from_day, to_day, lines, changed)
    select p.id, 'figures.csv', 'Ada', m.month || '-01', m.month || '-31', 100, 100 ${from}
    order by m.n`.execute(db);
  const of = sql`from programme p cross join bench_day d join bench_month m on m.month = d.month
    cross join bench_campaign c where p.id = ${id}`;
  const key = sql`p.id, d.day, 0, c.n, '', p.base_currency`;
  const count = sql`(p.id * 7 + d.n * 13 + c.n * 5)`;
  await sql`insert into programme_stat (programme_id, day, product_id, campaign_id, market, currency,
      visits, sign_ups, first_deposits, deposits, net_revenue, earned, import_id)
    select ${key}, 40 + ${count} % 23, ${count} % 7, ${count} % 3, ${count} % 97 * 500,
      ${count} % 97 * 100 - 1500, ${count} % 97 * 20, ${last} + 1 + m.n ${of}
    order by d.day, c.n`.execute(db);
  await sql`insert into former_stat (import_id, programme_id, day, product_id, campaign_id, market, currency)
    select ${last} + 1 + m.n, ${key} ${of} order by m.n, d.day, c.n`.execute(db);
  await sql`insert into stat_month
    select programme_id, substr(day, 1, 7), product_id, market, currency, sum(visits), sum(sign_ups),
      sum(first_deposits), sum(deposits), sum(net_revenue), sum(earned), count(distinct day)
    from programme_stat where programme_id = ${id}
    group by programme_id, substr(day, 1, 7), product_id, market, currency`.execute(db);
  await sql`insert into statement (programme_id, month, stated, currency)
    select programme_id, month, earned, currency from stat_month where programme_id = ${id}`.execute(
    db,
  );
  await sql`insert into payment (programme_id, day, month, amount, currency)
    select programme_id, month || '-28', month, earned, currency from stat_month
    where programme_id = ${id}`.execute(db);
  await sql`insert into closed_month (programme_id, month, closed_at, closed_by, figures)
    select s.programme_id, s.month, s.month, 'Ada',
      '{"clicks":100,"visits":' || s.visits || ',"sign_ups":' || s.sign_ups || ',"first_deposits":' ||
      s.first_deposits || ',"postbacks":{"sign_ups":0,"first_deposits":0,"earned":[]},"earned":[{"amount":' ||
      s.earned || ',"currency":"' || s.currency || '"}],"stated":[{"amount":' || s.earned ||
      ',"currency":"' || s.currency || '"}],"rules":[],"unexplained":null}'
    from stat_month s where s.programme_id = ${id}
      and s.month < (select month from bench_month order by n desc limit 1 offset 12)`.execute(db);
}

/** Every weekday. */
async function fillRates(db: Kysely<Database>, first: string, months: number) {
  const end = `${monthAfter(first, months)}-01`;
  const rates = [];
  for (let day = `${first}-01`; day < end; day = dayAfter(day, 1)) {
    if ([0, 6].includes(new Date(day).getUTCDay())) continue;
    for (const [index, currency] of fixed.entries()) {
      rates.push({ day, currency, per_eur: (1 + index / 10).toFixed(4), source: 'ECB' });
    }
  }
  await writeFixings(db, rates);
}

/** On the products of the programmes, in two markets. */
async function fillClicks(db: Kysely<Database>) {
  await sql`insert into click_count_by_product (day, product_id, market_code, clicks, repeats)
    select d.day, p.product_id, m.code, 50, 5 from programme_product p cross join bench_day d
    cross join market m where m.code in ('US', 'TR') order by d.day, p.product_id`.execute(db);
  await sql`insert into conversion_count_by_product
      (day, product_id, market_code, currency, signups, deposits, earnings, deposited, earned)
    select d.day, p.product_id, 'US', 'USD', 3, 1, 1, 5000, 2000
    from programme_product p cross join bench_day d order by d.day, p.product_id`.execute(db);
}
