/** How to restore each kind in the change log, and which other rows its snapshots refer to. */
import { z } from 'zod';
import type { OmittedField } from '#contract/catalogue/history/change.ts';
import type { ChangedKind } from '#contract/catalogue/history/entity-kind.ts';
import type { NamedKind } from '../../db/repositories/catalogue/entity-name.ts';
import { bannerResource } from '../catalogue/resource/banner.ts';
import { exclusiveBonusResource } from '../catalogue/resource/exclusive-bonus.ts';
import { paymentMethodResource } from '../catalogue/resource/payment-method.ts';
import { productResource } from '../catalogue/resource/product.ts';
import { promoCodeResource } from '../catalogue/resource/promo-code.ts';
import { providerResource } from '../catalogue/resource/provider.ts';
import { regulatorResource } from '../catalogue/resource/regulator.ts';
import { scoringResource } from '../catalogue/resource/scoring.ts';
import { topListEntryResource } from '../catalogue/resource/top-list-entry.ts';
import { contentPageResource } from '../content/content-page-resource.ts';
import { redirectResource } from '../content/redirect-resource.ts';
import { AppError } from '../errors.ts';
import { imageResource } from '../image/image-resource.ts';
import type { Writer } from '../resource/resource.ts';
import { marketResource } from '../site/market-resource.ts';
import { settingsResource } from '../site/site-settings-resource.ts';
import {
  restoreExclusiveBonusOrder,
  restorePageLayout,
  restoreProductOrder,
  restoreTopList,
} from './restore-order.ts';

type ChangeKind = {
  restore: (writer: Writer, id: number, snapshot: unknown) => Promise<OmittedField[]>;
  /** Set for settings, which only owners may write. */
  isSetting?: true;
  /** The rows that a snapshot refers to by id. */
  mentions?: { kind: NamedKind; ids: z.ZodType<number[]> };
};

const product = {
  kind: 'product' as const,
  ids: z
    .object({ product_id: z.int().nullable() })
    .transform(({ product_id }) => (product_id === null ? [] : [product_id])),
};
const products = z
  .object({ product_ids: z.array(z.int()) })
  .transform(({ product_ids }) => product_ids);
const listedIds = z.object({ ids: z.array(z.int()) }).transform(({ ids }) => ids);

export const restoreByKind: Record<ChangedKind, ChangeKind> = {
  product: { restore: productResource.restore },
  banner: { restore: bannerResource.restore, mentions: product },
  'exclusive-bonus': { restore: exclusiveBonusResource.restore, mentions: product },
  'top-list-entry': { restore: topListEntryResource.restore, mentions: product },
  'promo-code': { restore: promoCodeResource.restore, mentions: product },
  regulator: { restore: regulatorResource.restore },
  'payment-method': { restore: paymentMethodResource.restore },
  provider: { restore: providerResource.restore },
  'content-page': {
    restore: contentPageResource.restore,
    mentions: { kind: 'product', ids: products },
  },
  redirect: { restore: redirectResource.restore },
  market: { restore: marketResource.restore, isSetting: true },
  scoring: { restore: scoringResource.restore, isSetting: true },
  settings: { restore: settingsResource.restore, isSetting: true },
  image: { restore: imageResource.restore },
  'product-list': {
    restore: restoreProductOrder,
    mentions: { kind: 'product', ids: products },
  },
  'exclusive-bonus-list': {
    restore: restoreExclusiveBonusOrder,
    mentions: { kind: 'exclusive-bonus', ids: listedIds },
  },
  'top-list': {
    restore: restoreTopList,
    mentions: { kind: 'top-list-entry', ids: listedIds },
  },
  'page-layout': { restore: restorePageLayout },
  catalogue: {
    restore: () => {
      throw new AppError('conflict', 'An import of the whole catalogue cannot be restored.');
    },
  },
};
