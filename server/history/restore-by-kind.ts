/** Each kind in the change log has a name for editors, found in its snapshot, and a way to be restored. */
import { z } from 'zod';
import type { LeftOut } from '#contract/admin/change.ts';
import type { ChangedKind } from '#contract/change-log-kind.ts';
import type { NamedKind } from '../../db/repositories/entity-name.ts';
import { AppError } from '../errors.ts';
import { bannerResource } from '../resources/banner.ts';
import { exclusiveBonusResource } from '../resources/exclusive-bonus.ts';
import { productResource } from '../resources/product.ts';
import { promoCodeResource } from '../resources/promo-code.ts';
import type { Writer } from '../resources/resource.ts';
import { topListEntryResource } from '../resources/top-list-entry.ts';
import {
  restoreExclusiveBonusOrder,
  restorePageLayout,
  restoreProductOrder,
  restoreTopList,
} from './restore-order.ts';

type ChangeKind = {
  /** The name in a snapshot is null where the kind has none of its own. */
  name: z.ZodType<string | null>;
  restore: (writer: Writer, id: number, snapshot: unknown) => Promise<LeftOut[]>;
  /** The rows that a snapshot names by their ids. */
  mentions?: { kind: NamedKind; ids: z.ZodType<number[]> };
};

const byName = z.object({ name: z.string() }).transform(({ name }) => name);
const byTitle = z
  .object({ i18n: z.object({ en: z.object({ title: z.string() }) }) })
  .transform(({ i18n }) => i18n.en.title);
const byCode = z.object({ code: z.string() }).transform(({ code }) => code);
const byProduct = z.object({ product: byName }).transform(({ product }) => product);
const byCategory = z
  .object({ category: z.string().nullable() })
  .transform(({ category }) => category);
const byPage = z.object({ page: z.string() }).transform(({ page }) => page);

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
  product: { name: byName, restore: productResource.restore },
  banner: { name: byTitle, restore: bannerResource.restore, mentions: product },
  'exclusive-bonus': { name: byTitle, restore: exclusiveBonusResource.restore, mentions: product },
  'top-list-entry': { name: byProduct, restore: topListEntryResource.restore, mentions: product },
  'promo-code': { name: byCode, restore: promoCodeResource.restore, mentions: product },
  'product-list': {
    name: byCategory,
    restore: restoreProductOrder,
    mentions: { kind: 'product', ids: products },
  },
  'exclusive-bonus-list': {
    name: byCategory,
    restore: restoreExclusiveBonusOrder,
    mentions: { kind: 'exclusive-bonus', ids: listedIds },
  },
  'top-list': {
    name: byCategory,
    restore: restoreTopList,
    mentions: { kind: 'top-list-entry', ids: listedIds },
  },
  'page-layout': { name: byPage, restore: restorePageLayout },
  catalogue: {
    name: z.null(),
    restore: () => {
      throw new AppError(
        'conflict',
        'A change of the whole catalogue at once cannot be brought back.',
      );
    },
  },
};
