/** Reads used only by the site's own pages. See public-reads.ts for those of the public API. */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import {
  type ProductPageQuery,
  productCard,
  productPageQuery,
} from '#contract/catalogue/product.ts';
import {
  type PromoCodePageQuery,
  promoCodeCard,
  promoCodePageQuery,
} from '#contract/catalogue/promo-code.ts';
import {
  type LiveCardQuery,
  liveCardQuery,
  liveCards,
} from '#contract/content/rich-text/live-card.ts';
import { marketCard, marketCardQuery } from '#contract/site/market.ts';
import { requestedMarketCode } from '#contract/site/market-schema.ts';
import { settingsCard, settingsCardQuery } from '#contract/site/site-settings.ts';
import { inSnapshot } from '../../../db/read-snapshot.ts';
import { withChanges } from '../../../db/repositories/catalogue/card/changed-card.ts';
import { findLiveCards } from '../../../db/repositories/catalogue/card/live-card.ts';
import { listPromoCodeCardsById } from '../../../db/repositories/catalogue/card/promo-code-card.ts';
import { listSimilarProducts } from '../../../db/repositories/catalogue/card/similar-product.ts';
import {
  listHiddenPartnerHosts,
  listPartnerHosts,
} from '../../../db/repositories/partner/partner-host.ts';
import { listMarketCards } from '../../../db/repositories/site/market-card.ts';
import { findSettingsCard } from '../../../db/repositories/site/site-settings.ts';
import type { Database } from '../../../db/tables.ts';
import { focalPoints, readFocalPoints } from './focal-point.ts';
import type { Read } from './public-reads.ts';

export const siteOnlyReads = {
  markets: {
    input: marketCardQuery,
    output: z.array(marketCard),
    load: listMarketCards,
  },
  settings: {
    input: settingsCardQuery,
    output: settingsCard,
    load: findSettingsCard,
  },
  /** Appended to the image paths in other reads. */
  focalPoints: {
    input: z.object({}),
    output: focalPoints,
    load: readFocalPoints,
  },
  /** Used to remove partner links in markets that don't allow them. */
  partnerHosts: {
    input: z.object({}),
    output: z.array(z.string()),
    load: listPartnerHosts,
  },
  /** Used to remove links to partners that a market hides. */
  hiddenPartnerHosts: {
    input: z.object({ market: requestedMarketCode }),
    output: z.array(z.string()),
    load: listHiddenPartnerHosts,
  },
  similarProducts: {
    input: productPageQuery,
    output: z.array(productCard),
    load: (db: Kysely<Database>, query: ProductPageQuery) =>
      inSnapshot(db, (snapshot) => listSimilarProducts(snapshot, query)),
  },
  liveCards: {
    input: liveCardQuery,
    output: liveCards,
    load: (db: Kysely<Database>, query: LiveCardQuery) =>
      inSnapshot(db, (snapshot) => findLiveCards(snapshot, query)),
  },
  promoCode: {
    input: promoCodePageQuery,
    // Null instead of an error for an expired code, so that the page of an old link can explain it.
    output: promoCodeCard.nullable(),
    load: (db: Kysely<Database>, query: PromoCodePageQuery) =>
      inSnapshot(db, async (snapshot) => {
        const cards = await listPromoCodeCardsById(snapshot, [query.id], query);
        const [card] = await withChanges(snapshot, 'promo_code', cards, query.lang);
        return card ?? null;
      }),
  },
} satisfies Record<string, Read>;
