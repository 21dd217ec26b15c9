import { type Kysely, sql } from 'kysely';
import { parseUrl } from '#contract/parse-url.ts';
import { readTerms } from '../../sql/offer-terms.ts';
import type { Database } from '../../tables.ts';
import { timeSlices } from '../../time-slice.ts';

type Column = { table: string; column: string; linkIn: (value: string) => string | null };

const link = (table: string, column: string): Column => ({
  table,
  column,
  linkIn: (value) => value,
});
const terms = (table: string): Column => ({
  table,
  column: 'terms',
  linkIn: (value) => readTerms(value).url,
});

/** All columns that contain links of offers. */
const columns = [
  link('product', 'ref_link'),
  link('banner', 'link_url'),
  link('exclusive_bonus', 'link_url'),
  link('promo_code', 'ref_link'),
  terms('exclusive_bonus'),
  terms('promo_code'),
];

const rowsPerBatch = 1_000;

/** Lists the hosts of all offers' links, including those to their terms. */
export async function listPartnerHosts(db: Kysely<Database>): Promise<string[]> {
  const hosts = new Set<string>();
  const yieldTurn = timeSlices();
  for (const { table, column, linkIn } of columns) {
    for (let after = 0; ; ) {
      const { rows } = await sql<{ id: number; value: string }>`
        select id, ${sql.ref(column)} as value from ${sql.table(table)}
        where id > ${after} and ${sql.ref(column)} is not null order by id limit ${rowsPerBatch}`.execute(
        db,
      );
      for (const { id, value } of rows) {
        after = id;
        const host = parseUrl(linkIn(value) ?? '')?.hostname;
        if (host) hosts.add(host);
        await yieldTurn();
      }
      if (rows.length < rowsPerBatch) break;
    }
  }
  return [...hosts].sort();
}
