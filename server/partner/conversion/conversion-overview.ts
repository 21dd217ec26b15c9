import type { Kysely } from 'kysely';
import { clickReportQuery } from '#contract/partner/click-report.ts';
import type { ConversionOverview } from '#contract/partner/conversion.ts';
import { findPartners } from '../../../db/repositories/catalogue/card/offer-partner.ts';
import { listLastPostbacks } from '../../../db/repositories/partner/postback.ts';
import { listProductsWithKey } from '../../../db/repositories/partner/postback-key.ts';
import { findTimeZone } from '../../../db/repositories/site/setting.ts';
import type { Database } from '../../../db/tables.ts';
import { readClickReport } from '../click/report/click-report.ts';
import { loggedPostbackOf } from './postback-log.ts';

/** Lists partners with a key, clicks, conversions or postbacks in the last 28 days, most clicks first. */
export async function readConversionOverview(db: Kysely<Database>): Promise<ConversionOverview> {
  const timeZone = await findTimeZone(db);
  const report = await readClickReport(db, clickReportQuery.parse({ examples: 'exclude' }), {
    timeZone,
  });
  const rows = new Map(report.items.map((row) => [Number(row.key), row]));
  const withKey = new Set((await listProductsWithKey(db)).map(({ product_id }) => product_id));
  const last = new Map((await listLastPostbacks(db)).map((row) => [row.product_id, row]));
  const ids = new Set([...rows.keys(), ...withKey, ...last.keys()]);
  const partners = await findPartners(
    db,
    [...ids].map((product_id) => ({ product_id })),
  );
  const items = [...partners.values()].map(({ id, name, click_parameter }) => {
    const row = rows.get(id);
    const postback = last.get(id);
    return {
      product_id: id,
      name,
      has_key: withKey.has(id),
      has_click_parameter: click_parameter !== undefined,
      clicks: row?.clicks ?? 0,
      signups: row?.signups ?? 0,
      deposits: row?.deposits ?? 0,
      earned: (row?.money ?? []).map(({ currency, earned }) => ({ currency, amount: earned })),
      last: postback ? loggedPostbackOf(postback) : null,
    };
  });
  items.sort((one, other) => other.clicks - one.clicks || one.product_id - other.product_id);
  return { from: report.from, to: report.to, items };
}
