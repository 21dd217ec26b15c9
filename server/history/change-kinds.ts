/** What the change log is about: how each kind of thing is called, and how it is brought back. */
import { z } from 'zod';
import type { LeftOut } from '#contract/admin/change.ts';
import type { ChangedKind } from '#contract/kind.ts';
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
  /** Found in a snapshot; what has no name of its own has none. */
  name: z.ZodType<string | null>;
  restore: (writer: Writer, id: number, snapshot: unknown) => Promise<LeftOut[]>;
};

const named = z.object({ name: z.string() }).transform(({ name }) => name);
const titled = z
  .object({ i18n: z.object({ en: z.object({ title: z.string() }) }) })
  .transform(({ i18n }) => i18n.en.title);
const coded = z.object({ code: z.string() }).transform(({ code }) => code);
const entered = z.object({ product: named }).transform(({ product }) => product);
const ofCategory = z
  .object({ category: z.string().nullable() })
  .transform(({ category }) => category);
const ofPage = z.object({ page: z.string() }).transform(({ page }) => page);

export const changeKinds: Record<ChangedKind, ChangeKind> = {
  product: { name: named, restore: productResource.restore },
  banner: { name: titled, restore: bannerResource.restore },
  'exclusive-bonus': { name: titled, restore: exclusiveBonusResource.restore },
  'top-list-entry': { name: entered, restore: topListEntryResource.restore },
  'promo-code': { name: coded, restore: promoCodeResource.restore },
  'product-list': { name: ofCategory, restore: restoreProductOrder },
  'exclusive-bonus-list': { name: ofCategory, restore: restoreExclusiveBonusOrder },
  'top-list': { name: ofCategory, restore: restoreTopList },
  'page-layout': { name: ofPage, restore: restorePageLayout },
  catalogue: {
    name: z.null(),
    restore: () => {
      throw new AppError(
        'conflict',
        'What changed the whole catalogue at once cannot be brought back.',
      );
    },
  },
};
