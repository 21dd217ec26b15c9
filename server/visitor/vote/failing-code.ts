import type { Notice } from '#contract/operation/notice.ts';
import { findPartners } from '../../../db/repositories/catalogue/card/offer-partner.ts';
import {
  firstVoteDay,
  listFailingCodes,
} from '../../../db/repositories/visitor/promo-code-vote.ts';
import type { NightlyDeps } from '../../operation/nightly/nightly-job.ts';

const maxCodes = 20;

/** Lists live codes that failed for more than half of their voters, given enough votes to be shown to visitors. */
export async function failingCodeNotices({
  database: { db },
  settings,
}: Pick<NightlyDeps, 'database' | 'settings'>): Promise<Notice[]> {
  const codes = await listFailingCodes(db, {
    firstDay: firstVoteDay(settings.SITE_TIMEZONE),
    limit: maxCodes,
  });
  const products = await findPartners(db, codes);
  return codes.map(({ product_id, ...code }) => ({
    kind: 'promo-code-fails' as const,
    ...code,
    product_name: products.get(product_id ?? 0)?.name ?? null,
  }));
}
