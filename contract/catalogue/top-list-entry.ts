import { z } from 'zod';
import { boundedText, clickParameter, lang, paidFlag } from '../field-schema.ts';
import { maxId } from '../id.ts';
import { categorySlug, publicPaging, shortListPaging, slug, sortedBy } from '../list.ts';
import { exactPositions, positionFrom, reorderItems } from '../reorder.ts';
import {
  givenMarketCode,
  type InMarket,
  marketCode,
  requestedMarketCode,
} from '../site/market-schema.ts';
import { topListEntrySorts } from '../sort/list-sort.ts';
import { maxLength } from '../text-rule.ts';
import { ifMissing } from '../zod-message.ts';
import { keyFacts } from './fact/key-facts.ts';
import { checkSchedule, scheduleFields } from './schedule.ts';

const fields = z.object({
  product_id: z
    .int(ifMissing('Select product before adding'))
    .min(1, 'Select product before adding')
    .max(maxId, 'There is no product with this ID'),
  market_code: marketCode,
  category_id: z
    .int(ifMissing('Choose category first'))
    .min(1, 'Choose category first')
    .max(maxId, 'There is no category with this ID'),
  /** Set if the partner pays for the placement, which is shown to visitors. */
  is_paid: paidFlag,
  ...scheduleFields,
});

export const topListEntryDraft = fields.superRefine(checkSchedule);
export type TopListEntryDraft = z.output<typeof topListEntryDraft>;

export const topListEntry = fields.extend({
  id: z.int(),
  position: z.int(),
  is_paid: z.literal([0, 1]),
  product: z.object({
    id: z.int(),
    name: z.string(),
    icon_url: z.string().nullable(),
    rating: z.number().nullable(),
    ref_link: z.string().nullable(),
  }),
});
export type TopListEntry = z.output<typeof topListEntry>;

const oneMarket = givenMarketCode.optional();

export const topListEntryQuery = z.object({
  category: categorySlug,
  market: oneMarket,
  ...sortedBy(topListEntrySorts),
  ...shortListPaging,
});
export type TopListEntryQuery = z.output<typeof topListEntryQuery>;

export const topListReorder = z.object({
  category: boundedText(maxLength.url, 'Choose category first').min(1, 'Choose category first'),
  market: oneMarket,
  items: reorderItems(z.object({ id: z.int(), position: positionFrom(1) })).superRefine(
    exactPositions('id', 'position', 1),
  ),
});
export type TopListReorder = z.output<typeof topListReorder>;

export const topListEntryCard = z.object({
  id: z.int(),
  name: z.string(),
  logo: z.string().nullable(),
  rating: z.number().nullable(),
  refLink: z.string().nullable(),
  productId: z.int(),
  slug: z.string().meta({ description: 'Of the product' }),
  keyFacts,
  isPaid: z.literal(true).optional().meta({ description: 'Present only for paid placements' }),
  clickParameter,
});
export type TopListEntryCard = z.output<typeof topListEntryCard>;

export const topListEntryCardQuery = z.object({
  category: slug.default('casino'),
  market: requestedMarketCode,
  lang,
  ...publicPaging(10),
});
export type TopListEntryCardQuery = InMarket<z.output<typeof topListEntryCardQuery>>;
