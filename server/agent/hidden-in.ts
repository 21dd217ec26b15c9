/** Lists the markets whose rules would keep visitors from seeing a proposed offer, as its form shows editors. */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { offerTerms } from '#contract/catalogue/terms/offer-terms.ts';
import type { ProposableKind } from '#contract/release/proposal.ts';
import type { WrittenState } from '#contract/release/proposal-op.ts';
import { hiddenReasons, type OfferSubject } from '#contract/site/hiding-reason.ts';
import { listMarkets } from '../../db/repositories/site/market.ts';
import { findToday } from '../../db/repositories/site/setting.ts';
import type { Database } from '../../db/tables.ts';
import { productResource } from '../catalogue/resource/product.ts';

const subjects: Partial<Record<ProposableKind, OfferSubject>> = {
  'exclusive-bonus': 'bonuses',
  'promo-code': 'promo_codes',
  banner: 'banners',
  'top-list-entry': 'top_lists',
};

const offer = z.object({
  market_code: z.string(),
  product_id: z.int().nullable(),
  link_url: z.string().nullable().default(null),
  terms: offerTerms.optional(),
});

export type HiddenIn = { market: string; reasons: string[] };

export async function hiddenInMarkets(
  db: Kysely<Database>,
  kind: ProposableKind,
  state: WrittenState,
): Promise<HiddenIn[]> {
  const subject = subjects[kind];
  const parsed = offer.safeParse(state);
  if (!subject || !parsed.success) return [];
  const { market_code, product_id, ...shown } = parsed.data;
  // A partner that the same release creates isn't known yet.
  const partner = product_id === null ? null : await productResource.find(db, product_id);
  const today = await findToday(db);
  const { items } = await listMarkets(db, { offset: 0 });
  return items
    .filter(({ is_active }) => is_active)
    .filter(({ code, parent_code }) => [code, parent_code].includes(market_code))
    .flatMap((market) => {
      const reasons = hiddenReasons({ subject, partner, ...shown }, market, today);
      return reasons.length === 0
        ? []
        : [{ market: market.code, reasons: reasons.map((reason) => JSON.stringify(reason)) }];
    });
}
