import { type Kysely, sql } from 'kysely';
import { parseUrl } from '#contract/parse-url.ts';
import { readTerms } from '../../sql/offer-terms.ts';
import type { Database } from '../../tables.ts';
import { timeSlices } from '../../time-slice.ts';

/** Rows are read in the order of `key`, of which there may be several with one value. */
type Column = {
  table: string;
  column: string;
  key: 'id' | 'product_id';
  linkIn: (value: string) => string | null;
};

const link = (table: string, column: string, key: Column['key'] = 'id'): Column => ({
  table,
  column,
  key,
  linkIn: (value) => value,
});
const terms = (table: string): Column => ({
  table,
  column: 'terms',
  key: 'id',
  linkIn: (value) => readTerms(value).url,
});

/** All columns that contain links of offers. */
const columns = [
  link('product', 'ref_link'),
  link('product_market', 'ref_link', 'product_id'),
  link('banner', 'link_url'),
  link('exclusive_bonus', 'link_url'),
  link('promo_code', 'ref_link'),
  terms('exclusive_bonus'),
  terms('promo_code'),
];

const keysPerBatch = 1_000;

/** Lists the hosts of all offers' links, including those to their terms. */
export async function listPartnerHosts(db: Kysely<Database>): Promise<string[]> {
  const hosts = new Set<string>();
  const yieldTurn = timeSlices();
  for (const { table, column, key, linkIn } of columns) {
    const from = sql`from ${sql.table(table)} where ${sql.ref(column)} is not null`;
    const id = sql.ref(key);
    for (let after = 0; ; ) {
      const { rows } = await sql<{ last: number | null }>`
        select max(id) as last from (
          select distinct ${id} as id ${from} and ${id} > ${after} order by ${id} limit ${keysPerBatch}
        ) as batch`.execute(db);
      const last = rows[0]?.last ?? null;
      if (last === null) break;
      const found = await sql<{ value: string }>`
        select ${sql.ref(column)} as value ${from} and ${id} > ${after} and ${id} <= ${last}
      `.execute(db);
      for (const { value } of found.rows) {
        const host = parseUrl(linkIn(value) ?? '')?.hostname;
        if (host) hosts.add(host);
        await yieldTurn();
      }
      after = last;
    }
  }
  return [...hosts].sort();
}
