import { bannerResource } from '../../server/resources/banner.ts';
import { exclusiveBonusResource } from '../../server/resources/exclusive-bonus.ts';
import { productResource } from '../../server/resources/product.ts';
import { promoCodeResource } from '../../server/resources/promo-code.ts';
import { topListEntryResource } from '../../server/resources/top-list-entry.ts';
import type { Writer } from '../../server/resources.ts';
import type { Write } from './write-catalogue.ts';

/** The seed writes as an editor does: checked, and recorded in the change log. */
export const resourceWriter = (writer: Writer): Write => ({
  product: (draft) => productResource.create(writer, draft),
  banner: (draft) => bannerResource.create(writer, draft),
  exclusiveBonus: (draft) => exclusiveBonusResource.create(writer, draft),
  topListEntry: (draft) => topListEntryResource.create(writer, draft),
  promoCode: (draft) => promoCodeResource.create(writer, draft),
});
